/** An answer in JSON. The headers that all answers have, and those of caching, are set by `endpoint`. */
export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers })

/** Says that what the browser has is what there is: without a body. */
export const notModifiedAnswer = (etag: string): Response =>
  new Response(null, { status: 304, headers: { ETag: etag } })

/** A page of the site that a function sends, with other words or another status. */
export const pageAnswer = (
  status: number,
  { html, headers }: { html: string; headers: readonly (readonly [string, string])[] },
  others: Readonly<Record<string, string>> = {},
): Response =>
  new Response(html, { status, headers: { ...Object.fromEntries(headers), ...others } })

/** Sends the visitor on; `location` is a path of the site or an absolute address. */
export const redirectAnswer = (location: string): Response =>
  new Response(null, { status: 302, headers: { Location: location } })

/** A place that a failure is about. */
export interface FailureDetail {
  readonly field: string
  readonly reason: string
}

/** What else can be said of a failure. */
export interface FailureFacts {
  readonly details?: readonly FailureDetail[]
  /** Where the page is that was asked for. */
  readonly movedTo?: string
  /** The page is published, and the drafts have it no more. */
  readonly isRemoved?: true
}

/**
 * A refusal or failure that a visitor's browser is told: `{"error": {"code", "message"}}`, and
 * other facts where there are some.
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
