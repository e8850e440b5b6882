import type { z } from 'zod'
import type { AnswerOf, Endpoint, EndpointName, ParametersOf } from '../contract'
import type { Query } from './addresses'
import type { KeptAnswer, ResponseCache, Row } from './cache'
import type { ContentClientError } from './errors'
import type { ParsedAnswers } from './parsed-answers'
import type { CollectionPage } from './pages'
import type { TransportOptions } from './transport'

/**
 * The source of an answer: newly sent, confirmed by 304, stored and known to be current without a
 * request, or the last good one after a failure.
 */
export type Freshness = 'fresh' | 'not-modified' | 'kept' | 'stale'

export interface Answer<Data> {
  readonly data: Data
  readonly freshness: Freshness
}

/** Events of a client's work; their addresses never have the token. */
export type ClientEvent =
  | { readonly type: 'request'; readonly address: string }
  | {
      readonly type: 'retry'
      readonly address: string
      readonly attempt: number
      readonly reason: string
    }
  | {
      readonly type: 'answer'
      readonly address: string
      readonly freshness: 'fresh' | 'not-modified'
    }
  | { readonly type: 'kept'; readonly address: string }
  | { readonly type: 'stale'; readonly address: string; readonly error: ContentClientError }
  | { readonly type: 'failure'; readonly address: string }

export interface ContentClientOptions extends Omit<TransportOptions, 'maxBytes' | 'onRetry'> {
  /** The base of the service's addresses, for example `https://content.example.com/api`. */
  readonly baseUrl: string
  /** Limit of one answer in bytes. Default 10 MB. */
  readonly maxBytes?: number
  /** Keeps answers for conditional requests; one for each service and token. */
  readonly cache?: ResponseCache
  /** Whether a stored answer is known to be current: then no request is sent. Default: never. */
  readonly isCurrent?: (kept: KeptAnswer) => boolean
  /** Saves the parsing of answers that were parsed before. */
  readonly parsed?: ParsedAnswers
  /**
   * Names the code that parses answers. The parsed data are stored with an answer, and the same
   * code does not parse it again.
   */
  readonly parser?: string | undefined
  /** Give the last good answer when a call fails (not when the service says 404 or 410). */
  readonly staleIfError?: boolean
  readonly onEvent?: (event: ClientEvent) => void
}

/** All items of a collection, and a sentence for each repeated one. */
export interface ReadList<Item> extends Answer<Item[]> {
  readonly repeated: readonly string[]
}

type ItemIn<Collection> = Collection extends { readonly data: readonly (infer Item)[] }
  ? Item
  : never

/** The endpoints that answer a collection. */
export type CollectionName = {
  [Name in EndpointName]: AnswerOf<Name> extends CollectionPage<unknown> ? Name : never
}[EndpointName]
export type ItemOf<Name extends CollectionName> = ItemIn<AnswerOf<Name>>

/** An endpoint whose answer, once parsed, is `Data`. */
export type Answering<Data> = Endpoint<z.ZodType<Data>>
/** Calls to one content service. All methods throw {@link ContentClientError}. */
export interface ContentClient {
  /** The service's origin; its own files have addresses that begin with it. */
  readonly origin: string
  /**
   * One answer, parsed by the contract.
   *
   * @param row the item's row in a list, for `isCurrent`
   */
  get<Name extends EndpointName>(
    name: Name,
    parameters: ParametersOf<Name>,
    query?: Query,
    row?: Row,
  ): Promise<Answer<AnswerOf<Name>>>
  /**
   * All items of a collection, over all its pages. The pages must agree with each other, and name
   * each item once.
   */
  all<Name extends CollectionName>(
    name: Name,
    parameters: ParametersOf<Name>,
    query?: Query,
  ): Promise<Answer<ItemOf<Name>[]>>
  /**
   * As `all`, with another schema than the contract's; repeated items are reported and returned.
   */
  requestAll<Item>(
    endpoint: Answering<CollectionPage<Item>>,
    parameters: Readonly<Record<string, string>>,
    query?: Query,
  ): Promise<ReadList<Item>>
  /** The address of a call for people, without the token. */
  urlOf<Name extends EndpointName>(name: Name, parameters: ParametersOf<Name>): string
  /** One answer of an endpoint outside the content service, such as product data. */
  request<Data>(
    endpoint: Answering<Data>,
    parameters: Readonly<Record<string, string>>,
    query?: Query,
    row?: Row,
  ): Promise<Answer<Data>>
}
