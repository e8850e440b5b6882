import type { CollectionName, ItemOf } from '../content-client'
import { type AnswerOf, type EndpointName, endpoints } from '../contract'
import type { SiteHandle } from '../sites'
import type { Finding } from './finding'

/** An answer with its source. A collection is one answer, whatever its number of pages. */
export interface Asked<Data> {
  readonly site: SiteHandle | null
  readonly address: string
  readonly parameters: Readonly<Record<string, string>>
  readonly data: Data
  /** The position of each item in the service's list, if some items could not be read. */
  readonly positions?: readonly number[]
}

/** The endpoints that answer one resource. */
export type SingleName = Exclude<EndpointName, CollectionName>

export type Singles = { readonly [Name in SingleName]: Asked<AnswerOf<Name>>[] }
export type Collections = { readonly [Name in CollectionName]: Asked<ItemOf<Name>[]>[] }

/** The answers of one site (or, for `sites.json`, of the service), by endpoint. */
export type Answers = Singles & Collections

/** The answers of one site. */
export interface SiteSnapshot {
  readonly site: SiteHandle
  readonly answers: Answers
}

/** All answers of a service. Every check except the check of files works on this alone. */
export interface Snapshot {
  readonly shared: Answers
  readonly sites: readonly SiteSnapshot[]
  /** The findings in the answers themselves. */
  readonly findings: readonly Finding[]
}

/** Empty lists of answers. */
export const emptyAnswers = (): Answers => ({
  sites: [],
  companyInfo: [],
  globalConfigs: [],
  seo: [],
  forms: [],
  navigation: [],
  filters: [],
  productsCategoryEntry: [],
  productsCategory: [],
  products: [],
  product: [],
  page: [],
  entry: [],
  listing: [],
  listingOfType: [],
  locator: [],
  upcoming: [],
  onRequest: [],
  past: [],
  shortlink: [],
  search: [],
  sitemap: [],
  changes: [],
})

/** The names of all endpoints, in the order of the contract. */
// Object.keys is typed as string[]; the table is closed, so its keys are the names.
export const endpointNames = Object.keys(endpoints) as EndpointName[]

/** Every answer of a service, in the order of sites and endpoints. */
export const allAnswers = ({ shared, sites }: Snapshot): Asked<unknown>[] =>
  [shared, ...sites.map(({ answers }) => answers)].flatMap((answers) =>
    endpointNames.flatMap((name): readonly Asked<unknown>[] => answers[name]),
  )

/** The root of paths in an answer: the path of a collection begins with `data`. */
export const rootOf = ({ data }: Asked<unknown>): string => (Array.isArray(data) ? 'data' : '')
