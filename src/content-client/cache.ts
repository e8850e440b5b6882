/** The last good answer of an address, unparsed, with the headers for a conditional request. */
export interface CachedResponse {
  readonly etag: string | null
  readonly lastModified: string | null
  /** The time of the answer, by the service's clock (header `Date`). */
  readonly date: string | null
  /** `null` when the service said that there is nothing at the address. */
  readonly body: string | null
  /** The parsed body, and the name of the code that parsed it. */
  readonly parsed?: { readonly by: string; readonly data: unknown } | undefined
}

/**
 * A cache of answers between runs. Its keys are `ServiceUrl.key`, which has neither host nor
 * token. So each service and each token needs a cache of its own. A damaged entry is `undefined`.
 */
export interface ResponseCache {
  get(key: string): Promise<CachedResponse | undefined>
  set(key: string, response: CachedResponse): Promise<void>
}

/** The row of a list for an item that has an answer of its own. */
export type Row = Readonly<Record<string, unknown>>

/** A stored answer, with facts that may show, without a request, that it is current. */
export interface KeptAnswer {
  /** `ServiceUrl.key` */
  readonly key: string
  /** The answer, parsed; `null` when there was nothing at the address. */
  readonly data: unknown
  /** When the service gave it, by the service's clock. */
  readonly date: string | null
  readonly row: Row | undefined
}

/** The request headers that ask for an answer only if it changed since the cached one. */
export function conditionalHeaders(
  known: Pick<CachedResponse, 'etag' | 'lastModified'> | undefined,
): Record<string, string> {
  if (known?.etag) return { 'if-none-match': known.etag }
  if (known?.lastModified) return { 'if-modified-since': known.lastModified }
  return {}
}
