import { type AnswerOf, ContractError, type EndpointName, endpoints, parse } from '../contract'
import { parseBaseUrl, type Query, serviceUrl, type ServiceUrl } from './addresses'
import { BodyError, parseJson } from './body'
import { type CachedResponse, conditionalHeaders, type Row } from './cache'
import { ContentClientError } from './errors'
import { type CollectionPage, PaginationError, readPages, repeatsIn } from './pages'
import { createTransport } from './transport'
import type {
  Answer,
  Answering,
  CollectionName,
  ContentClient,
  ContentClientOptions,
  Freshness,
  ItemOf,
  ReadList,
} from './types'

type ByName = { readonly [Name in EndpointName]: Answering<AnswerOf<Name>> }
type CollectionsByName = {
  readonly [Name in CollectionName]: Answering<CollectionPage<ItemOf<Name>>>
}

/** The content of a stored answer; `undefined` when it cannot be used. */
type Kept<Data> = { readonly data: Data } | 'absent' | undefined

const MAX_BYTES = 10_000_000

/** A collection that changes during reading is read once more. */
const READINGS = 2

const byName: ByName = endpoints
const collections: CollectionsByName = endpoints

const leastFresh = (freshness: readonly Freshness[]): Freshness => {
  if (freshness.includes('stale')) return 'stale'
  if (freshness.includes('fresh')) return 'fresh'
  return freshness.includes('not-modified') ? 'not-modified' : 'kept'
}

/** Reads and parses an answer; turns every problem into the client's error. */
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

  /** Asks the service. A new answer is stored once it is known to be good. */
  async function ask<Data>(
    endpoint: Answering<Data>,
    { key, href, shown }: ServiceUrl,
    known: CachedResponse | undefined,
  ): Promise<Answer<Data> & { readonly freshness: 'fresh' | 'not-modified' }> {
    const { status, headers, bytes } = await transport({ href, shown }, conditionalHeaders(known))
    const kept = status === 304 ? known : undefined
    const body = kept?.body ?? new TextDecoder().decode(bytes)
    const type = headers.get('content-type')
    const read = () => {
      const again = kept && isParsed(kept) ? understandKept(endpoint, kept) : undefined
      return typeof again === 'object' ? again.data : understand(endpoint, shown, body, type)
    }
    const data = options.parsed ? options.parsed.get(endpoint.schema, body, read) : read()
    if (kept) {
      await keepParsed(key, kept, data)
      return { data, freshness: 'not-modified' }
    }
    const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
    await cache?.set(key, { ...validators, date: headers.get('date'), body, ...parsedAs(data) })
    return { data, freshness: 'fresh' }
  }

  const isParsed = ({ parsed }: CachedResponse): boolean =>
    options.parser !== undefined && parsed?.by === options.parser

  const parsedAs = (data: unknown) =>
    options.parser === undefined ? {} : { parsed: { by: options.parser, data } }

  /** Stores the parsed data with a stored answer, unless they are there already. */
  async function keepParsed(key: string, known: CachedResponse, data: unknown): Promise<void> {
    if (options.parser === undefined || isParsed(known)) return
    await cache?.set(key, { ...known, ...parsedAs(data) })
  }

  /** The content of a stored answer: the parsed body, or that there was nothing. */
  function understandKept<Data>(endpoint: Answering<Data>, known: CachedResponse): Kept<Data> {
    const { body, parsed } = known
    if (body === null) return 'absent'
    // The stored data of an address come from the schema of its endpoint.
    if (isParsed(known)) return { data: parsed?.data as Data }
    try {
      return { data: parse(endpoint.schema, parseJson(body, null), '') }
    } catch (error) {
      if (error instanceof BodyError || error instanceof ContractError) return undefined
      throw error
    }
  }

  /** A replacement for a failed answer: the last good answer, or that there was none. */
  const lastGood = <Data>(
    endpoint: Answering<Data>,
    known: CachedResponse | undefined,
    error: ContentClientError,
  ): Kept<Data> =>
    options.staleIfError && known !== undefined && !error.isGone
      ? understandKept(endpoint, known)
      : undefined

  /** A stored answer that needs no request. */
  function current<Data>(
    endpoint: Answering<Data>,
    key: string,
    known: CachedResponse | undefined,
    row: Row | undefined,
  ): Kept<Data> {
    if (!known || !options.isCurrent) return undefined
    const kept = understandKept(endpoint, known)
    if (kept === undefined) return undefined
    const data = kept === 'absent' ? null : kept.data
    return options.isCurrent({ key, data, date: known.date, row }) ? kept : undefined
  }

  /** Returns a stored answer, or fails as the service did for the same request. */
  function give<Data>(kept: { data: Data } | 'absent', shown: string): Data {
    if (kept !== 'absent') return kept.data
    throw new ContentClientError('status', shown, 'not there when last asked', { status: 404 })
  }

  async function answerOf<Data>(
    endpoint: Answering<Data>,
    address: ServiceUrl,
    row: Row | undefined,
  ): Promise<Answer<Data>> {
    const { key, shown } = address
    const known = await cache?.get(key)
    const kept = current(endpoint, key, known, row)
    if (kept) {
      onEvent?.({ type: 'kept', address: shown })
      if (known && kept !== 'absent') await keepParsed(key, known, kept.data)
      return { data: give(kept, shown), freshness: 'kept' }
    }
    onEvent?.({ type: 'request', address: shown })
    try {
      const answer = await ask(endpoint, address, known)
      onEvent?.({ type: 'answer', address: shown, freshness: answer.freshness })
      return answer
    } catch (error) {
      if (!(error instanceof ContentClientError)) throw error
      if (error.isGone) {
        await cache?.set(key, { etag: null, lastModified: null, date: null, body: null })
      }
      const last = lastGood(endpoint, known, error)
      onEvent?.(
        last ? { type: 'stale', address: shown, error } : { type: 'failure', address: shown },
      )
      if (last === undefined) throw error
      return { data: give(last, shown), freshness: 'stale' }
    }
  }

  const request = async <Data>(
    endpoint: Answering<Data>,
    parameters: Readonly<Record<string, string>>,
    query: Query = {},
    row?: Row,
  ): Promise<Answer<Data>> =>
    answerOf(endpoint, serviceUrl(base, endpoint.path, parameters, query, token), row)

  async function requestAll<Item>(
    endpoint: Answering<CollectionPage<Item>>,
    parameters: Readonly<Record<string, string>>,
    query: Query = {},
  ): Promise<ReadList<Item>> {
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
        const repeated = repeatsIn(pages)
        if (repeated.length > 0 && reading < READINGS) continue
        const data = pages.flatMap((page) => page.data)
        return { data, freshness: leastFresh(freshness), repeated }
      } catch (error) {
        if (!(error instanceof PaginationError)) throw error
        if (reading < READINGS) continue
        const { shown } = serviceUrl(base, endpoint.path, parameters, query, token)
        throw new ContentClientError('pagination', shown, error.message)
      }
    }
  }

  /** As {@link requestAll}, of a list that has to name each of its items once. */
  async function requestSet<Item>(
    ...[endpoint, parameters, query]: Parameters<typeof requestAll<Item>>
  ): Promise<Answer<Item[]>> {
    const { repeated, ...answer } = await requestAll(endpoint, parameters, query)
    if (repeated.length === 0) return answer
    const { shown } = serviceUrl(base, endpoint.path, parameters, query ?? {}, token)
    throw new ContentClientError('repeated', shown, repeated.join('; '))
  }

  return {
    origin: base.origin,
    get: (name, parameters, query, row) => request(byName[name], parameters, query, row),
    all: (name, parameters, query) => requestSet(collections[name], parameters, query),
    urlOf: (name, parameters) => serviceUrl(base, byName[name].path, parameters, {}).shown,
    request,
    requestAll,
  }
}
