import type { SiteHandle } from '../../sites'
import { isObject } from '../../contract/is-object'

/** The page data of a draft: Gatsby's `page-data.json` for such a page. */
export interface DraftPage {
  readonly componentChunkName: string
  readonly path: string
  readonly result: { readonly data: object; readonly pageContext: object }
  readonly slicesMap: Readonly<Record<string, string>>
}

/** The data of a slice: Gatsby's `slice-data` for it. */
export interface DraftSlice {
  readonly componentChunkName: string
  readonly result: { readonly data?: object; readonly sliceContext: object }
}

/** A field of the page's own entry that differs between draft and published version. */
export interface Change {
  /** Its path in the entry: `blocks.2.title`. */
  readonly field: string
  /** Short texts; `null` where there was, or is, no value. */
  readonly before: string | null
  readonly after: string | null
}

/** A fault of a draft, and its place. */
export interface Fault {
  readonly field: string
  readonly reason: string
}

/** The draft of a page beside its published version. */
export interface Draft {
  /** `published`, `changed`, `new`, `moved`, `scheduled` … */
  readonly state: string
  /** The path of the published version of the entry. */
  readonly published: string | null
  readonly changes: readonly Change[]
}

/** A page as its drafts have it. */
export interface PageAnswer {
  /** Its path differs from the requested one when the entry has moved. */
  readonly page: DraftPage
  readonly slices: Readonly<Record<string, DraftSlice>>
  /** `null` while the function has not read the published content. */
  readonly draft: Draft | null
  /** Drafts that break the contract, and so are missing on the page. */
  readonly leftOut: readonly Fault[]
}

/** A draft of a site, as an entry of a list. */
export interface ListedDraft {
  readonly id: string
  /** The title of the page that lists it; `null` for a page without a list. */
  readonly list: string | null
  readonly slug: string | null
  readonly title: string
  /** The path of its page; `null` when it has none of its own. */
  readonly path: string | null
  readonly state: string
  /** ISO date and time. */
  readonly dateUpdated: string | null
}

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

const isPageAnswer = (value: unknown): value is PageAnswer =>
  isObject(value) &&
  isObject(value.page) &&
  isObject(value.slices) &&
  (isObject(value.draft) || value.draft === null) &&
  Array.isArray(value.leftOut)

const isListed = (value: unknown): value is ListedDraft =>
  isObject(value) &&
  typeof value.id === 'string' &&
  (typeof value.list === 'string' || value.list === null) &&
  typeof value.title === 'string'

interface DraftList {
  readonly drafts: readonly ListedDraft[]
}

const isDraftList = (value: unknown): value is DraftList =>
  isObject(value) && Array.isArray(value.drafts) && value.drafts.every(isListed)

const isFault = (value: unknown): value is Fault =>
  isObject(value) && typeof value.field === 'string' && typeof value.reason === 'string'

/** Why a call failed, from any response. */
function failureOf(status: number, body: unknown): Failure {
  const { details, isRemoved } = isObject(body) && isObject(body.error) ? body.error : {}
  const faults = Array.isArray(details) ? details.filter(isFault) : []
  return { status, isRemoved: isRemoved === true, faults }
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
  isBody: (body: unknown) => body is Body,
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
    if (response.ok && isBody(body)) {
      return { kind: 'fresh', body, etag: response.headers.get('ETag') }
    }
    return { kind: 'failed', failure: failureOf(response.ok ? 0 : response.status, body) }
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
    isPageAnswer,
    known?.etag ?? null,
  )

/** An entry by its id, or by section and slug. */
export type EntryName =
  { readonly id: string } | { readonly section: string; readonly slug: string }

/** Asks for the page of an entry, wherever the page will be. Never throws. */
export const askForEntry = (
  token: string,
  site: SiteHandle,
  name: EntryName,
): Promise<Answer<PageAnswer>> => ask(token, { site, ...name }, isPageAnswer)

/** Asks for the drafts of a site. Never throws. */
export const askForDrafts = (token: string, site: SiteHandle): Promise<Answer<DraftList>> =>
  ask(token, { site }, isDraftList)
