import type { z } from 'zod'
import { changes } from './changes'
import { collection } from './collection'
import { entry, listingItem, location, searchAnswer, shortlink } from './entries'
import { filterOption } from './filters'
import { companyInfo, forms, globalConfigs, siteSeo } from './globals'
import { navigation, sitemapEntry } from './navigation'
import { product, productCategory, productData, productDetail } from './products'
import { siteRegion } from './sites'

/** The version of everything in this folder; to be raised with each change of it. */
export const CONTRACT_VERSION = '1.2.0'

/** The service's answer at one address. `{name}` in the path is a parameter. */
export interface Endpoint<Schema extends z.ZodType = z.ZodType> {
  readonly path: string
  readonly summary: string
  readonly query?: readonly string[]
  /** Why the website does not need the call, or a parameter of it: a service may leave that out. */
  readonly unneeded?: string
  readonly schema: Schema
}

/**
 * The parameters for reading lists. The oldest come first. An entry that editors add meanwhile is
 * then on the last page, and moves no other entry to another page.
 */
export const READING_LISTS = { paginate: 100, sort: 'date' } as const

const endpoint = <Schema extends z.ZodType>(
  path: string,
  summary: string,
  schema: Schema,
  query: readonly string[] = [],
  unneeded?: string,
): Endpoint<Schema> => ({ path, summary, schema, query, ...(unneeded && { unneeded }) })

/** Every call of requirements 7, by name. All are GET and answer JSON. */
export const endpoints = {
  sites: endpoint('/sites.json', 'Regions and their sites', collection(siteRegion)),
  companyInfo: endpoint('/{site}/globals/companyInfo.json', 'The company', companyInfo),
  globalConfigs: endpoint(
    '/{site}/globals/globalConfigs.json',
    'Newsletter, highlights and logins',
    globalConfigs,
  ),
  seo: endpoint('/{site}/globals/seo.json', 'Defaults of page metadata', siteSeo),
  forms: endpoint('/{site}/globals/forms.json', 'Forms by purpose', forms),
  navigation: endpoint('/{site}/navigation.json', 'All navigation lists', navigation),
  filters: endpoint('/{site}/filters/{list}.json', 'A filter list', collection(filterOption)),
  productsCategoryEntry: endpoint(
    '/{site}/entries/productsCategories/{id}.json',
    'A category by id, asked for where the filter list gives no code',
    productCategory,
  ),
  productsCategory: endpoint(
    '/{site}/productsCategories/{code}.json',
    'A category by code',
    productCategory,
  ),
  products: endpoint(
    '/{site}/products/{code}.json',
    'The products of a category',
    collection(product),
    ['page'],
  ),
  product: endpoint(
    '/{site}/products/{category}/{slug}.json',
    'A product with its details',
    productDetail,
  ),
  page: endpoint('/{site}/entries/{page}.json', 'A fixed page', entry),
  entry: endpoint('/{site}/entries/{section}/{page}.json', 'An entry of a section', entry),
  listing: endpoint(
    '/{site}/listings/{section}.json',
    'Entries of a section; of the section shortlinks the codes, as titles',
    collection(listingItem),
    ['paginate', 'page', 'query', 'sort'],
    'No list of the website is searched at run time, because every entry is prebuilt: `query` is optional.',
  ),
  listingOfType: endpoint(
    '/{site}/listings/{section}/{type}.json',
    'Entries of a section and type',
    collection(listingItem),
    ['paginate', 'page', 'query', 'sort'],
    'The list of the section names all types, and the website parts them by itself: the call is optional.',
  ),
  locator: endpoint(
    '/{site}/locator/{section}.json',
    'Places of a section',
    collection(location),
    ['page', 'query'],
    'All places stand in the pages and are searched there, without a request for each letter: `query` is optional.',
  ),
  upcoming: endpoint(
    '/{site}/{section}/upcoming.json',
    'Events to come; with onrequest and past it stands for the list of the section',
    collection(listingItem),
    ['page'],
  ),
  onRequest: endpoint(
    '/{site}/{section}/onrequest.json',
    'Events on request',
    collection(listingItem),
    ['page'],
  ),
  past: endpoint('/{site}/{section}/past.json', 'Events that were', collection(listingItem), [
    'page',
  ]),
  shortlink: endpoint('/{site}/shortlinks/{code}.json', 'Where a short link leads', shortlink),
  search: endpoint('/{site}/search.json', 'Search results', searchAnswer, [
    'query',
    'page',
    'section',
  ]),
  sitemap: endpoint(
    '/{site}/sitemap/{section}.json',
    'Entries of a dynamic sitemap section',
    collection(sitemapEntry),
  ),
  changes: endpoint(
    '/{site}/changes.json',
    'Which answers changed since the last call',
    changes,
    ['since'],
    'Without it everything is asked for: the call is optional.',
  ),
} as const

/** The product-data service is another host with one address (requirements 7). */
export const productDataEndpoint = endpoint(
  '/{code}',
  'Technical data of a product version',
  productData,
  ['site'],
)

export type EndpointName = keyof typeof endpoints
export type AnswerOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['schema']>

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never
export type ParametersOf<Name extends EndpointName> = Record<
  ParameterNames<(typeof endpoints)[Name]['path']>,
  string
>

/** The address of a call below the service's base address, with its parameters percent-encoded. */
export function endpointPath(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new TypeError(`The address ${path} needs a value for {${name}}.`)
    return encodeURIComponent(value)
  })
}
