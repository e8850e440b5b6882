import type { Fault } from '../../preview/protocol'

/** An answer in JSON. `endpoint` sets the headers that all answers have, and those of caching. */
export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers })

/** Tells the browser, without a body, that its copy is current. */
export const notModifiedAnswer = (etag: string): Response =>
  new Response(null, { status: 304, headers: { ETag: etag } })

/** A page of the site that a function sends, with another text or status. */
export const pageAnswer = (
  status: number,
  { html, headers }: { html: string; headers: readonly (readonly [string, string])[] },
  others: Readonly<Record<string, string>> = {},
): Response =>
  new Response(html, { status, headers: { ...Object.fromEntries(headers), ...others } })

/** Redirects the visitor; `location` is a path of the site or an absolute URL. */
export const redirectAnswer = (location: string): Response =>
  new Response(null, { status: 302, headers: { Location: location } })

/** Other facts of a failure. */
export interface FailureFacts {
  /** The fields that it is about. */
  readonly details?: readonly Fault[]
  /** The new path of the requested page. */
  readonly movedTo?: string
  /** The page is published, and missing in the drafts. */
  readonly isRemoved?: true
}

/**
 * A refusal or failure for a visitor's browser: `{"error": {"code", "message"}}`, and other facts
 * if there are any.
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly facts: FailureFacts = {},
  ) {
    super(message)
  }
}

/** The answer for a failure. */
export const failureAnswer = ({ status, message, headers, facts }: Failure): Response =>
  jsonAnswer(status, { error: { code: status, message, ...facts } }, headers)
