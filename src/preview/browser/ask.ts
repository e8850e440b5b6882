import type * as z from 'zod/mini'
import type { SiteHandle } from '../../sites'
import {
  draftList,
  failureAnswer,
  pageAnswer,
  type DraftList,
  type EntryName,
  type Fault,
  type PageAnswer,
} from '../protocol'

/** Why there is no draft; status 0 without any response. */
export interface Failure {
  readonly status: number
  /** Whether the page is published and missing in the drafts. */
  readonly isRemoved: boolean
  readonly faults: readonly Fault[]
}

/**
 * Whether a draft turns its page into an error (requirements 8, unknown guard). An error of the
 * function itself names no fault.
 */
export const isPageError = ({ status, faults }: Failure): boolean =>
  status === 500 && faults.length > 0

export type Answer<Body> =
  | { readonly kind: 'fresh'; readonly body: Body; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Above the function's own time-out, in milliseconds. */
const TIMEOUT_MS = 30_000

/** Why a call failed, from any response. */
function failureOf(status: number, body: unknown): Failure {
  const { details = [], isRemoved = false } = failureAnswer.safeParse(body).data?.error ?? {}
  return { status, isRemoved, faults: details.filter((fault) => fault !== null) }
}

/** The body of a response; `undefined` when it is no JSON, such as the error page of a proxy. */
const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** The function's URL for a request; the token goes in a header and never in the URL. */
export const previewUrl = (question: Readonly<Record<string, string>>): string =>
  `/api/preview?${new URLSearchParams(question)}`

/** The options of a request in a preview: its headers, and no caching. */
export const asPreview = (token: string, init: RequestInit = {}): RequestInit => {
  const headers = new Headers(init.headers)
  headers.set('x-preview-token', token)
  return { ...init, headers, cache: 'no-store' }
}

async function ask<Body>(
  token: string,
  question: Readonly<Record<string, string>>,
  schema: z.ZodMiniType<Body>,
  etag: string | null = null,
): Promise<Answer<Body>> {
  try {
    const response = await fetch(
      previewUrl(question),
      asPreview(token, {
        headers: etag === null ? {} : { 'If-None-Match': etag },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
    if (response.status === 304) return { kind: 'unchanged' }
    const body = await bodyOf(response)
    if (!response.ok) return { kind: 'failed', failure: failureOf(response.status, body) }
    return { kind: 'fresh', body: schema.parse(body), etag: response.headers.get('ETag') }
  } catch {
    return { kind: 'failed', failure: failureOf(0, undefined) }
  }
}

/**
 * Asks for a page as its drafts have it. Never throws: every failure is an answer.
 *
 * @param path of a page of the plan: `/de_eu/products`, `/news-and-events/page/2`
 * @param known the page that is asked for again: with an ETag the answer may be `unchanged`. For an
 *   unknown page, the answer comes as soon as there are drafts, compared or not.
 */
export const askForPage = (
  token: string,
  site: SiteHandle,
  path: string,
  known: { readonly etag: string | null } | null,
): Promise<Answer<PageAnswer>> =>
  ask(
    token,
    { site, path, ...(known ? {} : { compare: 'later' }) },
    pageAnswer,
    known?.etag ?? null,
  )

/** Asks for the page of an entry, wherever the page will be. Never throws. */
export function askForEntry(
  token: string,
  site: SiteHandle,
  name: EntryName,
): Promise<Answer<PageAnswer>> {
  const named = 'id' in name ? name : { section: name.section, slug: name.slug ?? '' }
  return ask(token, { site, ...named }, pageAnswer)
}

/** Asks for the drafts of a site. Never throws. */
export const askForDrafts = (token: string, site: SiteHandle): Promise<Answer<DraftList>> =>
  ask(token, { site }, draftList)
