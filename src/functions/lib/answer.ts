/** How long an answer may be kept; `none` for what must never be shown again. */
export type Caching =
  | { readonly kind: 'none' }
  /**
   * Kept at the edge, one copy for each combination of the named query parameters and, where an answer
   * depends on one, of a header.
   */
  | {
      readonly kind: 'shared'
      readonly varyBy: readonly string[]
      readonly varyByHeader?: string
      readonly tags: readonly string[]
    }

/** `netlify.toml` headers do not reach functions in production, so answers carry their own. */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
} as const

/** Seconds for which the edge answers without asking, and then while it asks in the background. */
const FRESH_SECONDS = 60
const STALE_SECONDS = 600

/**
 * Without `Netlify-Vary` the edge would keep a copy for each query that somebody thinks of, and it
 * knows no way to say "for no parameter". So an answer that depends on none names one that no request
 * may have (`endpoint` refuses it).
 */
export const NO_PARAMETER = 'no-parameter'

const netlifyVary = (varyBy: readonly string[], header?: string): string =>
  [`query=${varyBy.join('|') || NO_PARAMETER}`, ...(header ? [`header=${header}`] : [])].join(',')

const cacheHeaders = (caching: Caching): Record<string, string> =>
  caching.kind === 'none'
    ? { 'Cache-Control': 'no-store' }
    : {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Netlify-CDN-Cache-Control': `public, durable, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
        'Netlify-Vary': netlifyVary(caching.varyBy, caching.varyByHeader),
        'Netlify-Cache-Tag': caching.tags.join(','),
      }

/** An answer in JSON with the headers that every function's answer has. */
export const answer = (
  status: number,
  body: unknown,
  caching: Caching,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(body, {
    status,
    headers: { ...SECURITY_HEADERS, ...cacheHeaders(caching), ...headers },
  })

/** That what the browser has is what there is: without a body. */
export const notModifiedAnswer = (etag: string): Response =>
  new Response(null, {
    status: 304,
    headers: { ...SECURITY_HEADERS, ...cacheHeaders({ kind: 'none' }), ETag: etag },
  })

/** A file to keep or to read; the edge keeps it as it keeps other shared answers. */
export const fileAnswer = (bytes: Uint8Array, type: string, name: string): Response =>
  new Response(new Blob([new Uint8Array(bytes)]), {
    headers: {
      ...SECURITY_HEADERS,
      ...cacheHeaders({ kind: 'shared', varyBy: [], tags: ['document'] }),
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${name}"`,
    },
  })

/** A page of the site that a function sends, with other words or another status. */
export const pageAnswer = (
  status: number,
  { html, headers }: { html: string; headers: readonly (readonly [string, string])[] },
  caching: Caching,
  others: Readonly<Record<string, string>> = {},
): Response => {
  const response = new Response(html, {
    status,
    headers: { ...SECURITY_HEADERS, ...cacheHeaders(caching), ...others },
  })
  for (const [name, value] of headers) response.headers.set(name, value)
  return response
}

/** Sends the visitor on; `location` is a path of the site or an absolute address. */
export const redirectAnswer = (location: string, caching: Caching): Response =>
  new Response(null, {
    status: 302,
    headers: { ...SECURITY_HEADERS, ...cacheHeaders(caching), Location: location },
  })

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

/** The answer for a failure; never cached, so that a bad minute does not last ten. */
export const failureAnswer = ({ status, message, headers, facts }: Failure): Response =>
  answer(status, { error: { code: status, message, ...facts } }, { kind: 'none' }, headers)
