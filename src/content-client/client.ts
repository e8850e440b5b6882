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
const GONE = new Set([404, 410])
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

  /** The cached answer, if it may stand in for one that failed. */
  function lastGood<Data>(
    endpoint: Answering<Data>,
    known: CachedResponse | undefined,
    error: ContentClientError,
  ): Data | undefined {
    if (!options.staleIfError || known === undefined || GONE.has(error.status ?? 0))
      return undefined
    return endpoint.schema.safeParse(JSON.parse(known.body)).data
  }

  async function fetchFresh<Data>(
    endpoint: Answering<Data>,
    address: ServiceAddress,
  ): Promise<Answer<Data>> {
    const known = await cache?.get(address.key)
    onEvent?.({ type: 'request', address: address.shown })
    try {
      const { status, headers, bytes } = await transport(address, conditionalHeaders(known))
      const modified = status !== 304 || known === undefined
      const body = modified ? new TextDecoder().decode(bytes) : known.body
      const data = understand(endpoint, address.shown, body, headers.get('content-type'))
      const freshness = modified ? 'fresh' : 'not-modified'
      if (modified) {
        await cache?.set(address.key, {
          etag: headers.get('etag'),
          lastModified: headers.get('last-modified'),
          body,
        })
      }
      onEvent?.({ type: 'answer', address: address.shown, freshness })
      return { data, freshness }
    } catch (error) {
      const last =
        error instanceof ContentClientError ? lastGood(endpoint, known, error) : undefined
      if (!(error instanceof ContentClientError) || last === undefined) {
        onEvent?.({ type: 'failure', address: address.shown })
        throw error
      }
      onEvent?.({ type: 'stale', address: address.shown, error })
      return { data: last, freshness: 'stale' }
    }
  }

  const request = async <Data>(
    endpoint: Answering<Data>,
    parameters: Readonly<Record<string, string>>,
    query: Query = {},
  ): Promise<Answer<Data>> =>
    fetchFresh(endpoint, serviceAddress(base, endpoint.path, parameters, query, token))

  async function requestAll<Item>(
    endpoint: Answering<CollectionPage<Item>>,
    parameters: Readonly<Record<string, string>>,
    query: Query,
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
    get: (name, parameters, query) => request(byName[name], parameters, query),
    all: (name, parameters, query = {}) => requestAll(collections[name], parameters, query),
    request,
  }
}
