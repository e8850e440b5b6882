import { type AnswerOf, ContractError, type EndpointName, endpoints, parse } from '../contract'
import { parseBaseUrl, type Query, serviceAddress, type ServiceAddress } from './addresses'
import { BodyError, parseJson } from './body'
import { type CachedResponse, conditionalHeaders } from './cache'
import { ContentClientError } from './errors'
import { type CollectionPage, PaginationError, readPages } from './pages'
import { createTransport } from './transport'
import type {
  Answer,
  Answering,
  CollectionName,
  ContentClient,
  ContentClientOptions,
  Freshness,
  ItemOf,
} from './types'

type ByName = { readonly [Name in EndpointName]: Answering<AnswerOf<Name>> }
type CollectionsByName = {
  readonly [Name in CollectionName]: Answering<CollectionPage<ItemOf<Name>>>
}

const MAX_BYTES = 10_000_000

/** A collection that an editor changes while it is read is read once more. */
const READINGS = 2

const byName: ByName = endpoints
const collections: CollectionsByName = endpoints

const leastFresh = (freshness: readonly Freshness[]): Freshness => {
  if (freshness.includes('stale')) return 'stale'
  return freshness.every((each) => each === 'not-modified') ? 'not-modified' : 'fresh'
}

/** Reads and parses; turns every way of being unusable into the client's error. */
function understand<Data>(
  endpoint: Answering<Data>,
  address: string,
  text: string,
  contentType: string | null,
): Data {
  try {
    return parse(endpoint.schema, parseJson(text, contentType), address)
  } catch (error) {
    if (error instanceof BodyError) throw new ContentClientError(error.code, address, error.reason)
    if (error instanceof ContractError) {
      const places = error.violations.map(
        ({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`,
      )
      throw new ContentClientError('contract', address, places.join('; '), { cause: error })
    }
    throw error
  }
}

/** A client for one content service, for builds and for functions alike. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { cache, token, onEvent } = options
  const base = parseBaseUrl(options.baseUrl)
  const transport = createTransport({
    ...options,
    maxBytes: options.maxBytes ?? MAX_BYTES,
    onRetry: (retry) => onEvent?.({ type: 'retry', ...retry }),
  })

  /** Asks the service; what it gives anew is kept once it is known to be good. */
  async function ask<Data>(
    endpoint: Answering<Data>,
    { key, href, shown }: ServiceAddress,
    known: CachedResponse | undefined,
  ): Promise<Answer<Data> & { readonly freshness: 'fresh' | 'not-modified' }> {
    const { status, headers, bytes } = await transport({ href, shown }, conditionalHeaders(known))
    const kept = status === 304 ? (known?.body ?? null) : null
    const body = kept ?? new TextDecoder().decode(bytes)
    const data = understand(endpoint, shown, body, headers.get('content-type'))
    if (kept !== null) return { data, freshness: 'not-modified' }
    const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
    await cache?.set(key, { ...validators, body })
    return { data, freshness: 'fresh' }
  }

  /** What may stand in for a failed answer: the last good one, or that there was none. */
  function lastGood<Data>(
    endpoint: Answering<Data>,
    known: CachedResponse | undefined,
    error: ContentClientError,
  ): { data: Data } | 'absent' | undefined {
    if (!options.staleIfError || known === undefined || error.isGone) return undefined
    if (known.body === null) return 'absent'
    const { success, data } = endpoint.schema.safeParse(JSON.parse(known.body))
    return success ? { data } : undefined
  }

  async function answerOf<Data>(
    endpoint: Answering<Data>,
    address: ServiceAddress,
  ): Promise<Answer<Data>> {
    const { key, shown } = address
    const known = await cache?.get(key)
    onEvent?.({ type: 'request', address: shown })
    try {
      const answer = await ask(endpoint, address, known)
      onEvent?.({ type: 'answer', address: shown, freshness: answer.freshness })
      return answer
    } catch (error) {
      if (!(error instanceof ContentClientError)) throw error
      if (error.isGone) await cache?.set(key, { etag: null, lastModified: null, body: null })
      const last = lastGood(endpoint, known, error)
      onEvent?.(
        last ? { type: 'stale', address: shown, error } : { type: 'failure', address: shown },
      )
      if (last === undefined) throw error
      if (last === 'absent') {
        throw new ContentClientError('status', shown, 'not there when last asked', { status: 404 })
      }
      return { data: last.data, freshness: 'stale' }
    }
  }

  const request = async <Data>(
    endpoint: Answering<Data>,
    parameters: Readonly<Record<string, string>>,
    query: Query = {},
  ): Promise<Answer<Data>> =>
    answerOf(endpoint, serviceAddress(base, endpoint.path, parameters, query, token))

  async function requestAll<Item>(
    endpoint: Answering<CollectionPage<Item>>,
    parameters: Readonly<Record<string, string>>,
    query: Query = {},
  ): Promise<Answer<Item[]>> {
    for (let reading = 1; ; reading += 1) {
      const freshness: Freshness[] = []
      try {
        const pages = await readPages<Item, CollectionPage<Item>>(async (page) => {
          const answer = await request(endpoint, parameters, {
            ...query,
            page: page === 1 ? undefined : page,
          })
          freshness.push(answer.freshness)
          return answer.data
        })
        return { data: pages.flatMap((page) => page.data), freshness: leastFresh(freshness) }
      } catch (error) {
        if (!(error instanceof PaginationError)) throw error
        if (reading < READINGS) continue
        const { shown } = serviceAddress(base, endpoint.path, parameters, query, token)
        throw new ContentClientError('pagination', shown, error.message)
      }
    }
  }

  return {
    origin: base.origin,
    get: (name, parameters, query) => request(byName[name], parameters, query),
    all: (name, parameters, query) => requestAll(collections[name], parameters, query),
    addressOf: (name, parameters) => serviceAddress(base, byName[name].path, parameters, {}).shown,
    request,
    requestAll,
  }
}
