import { type Changes, filterLists, type EndpointName } from '../../../src/contract'
import { isSiteHandle, type SiteHandle } from '../../../src/sites'
import type { ContentVersion } from '../build/content-version'
import { summaryOf } from '../build/products'
import type { SiteContent } from '../build/site'
import { notFound } from './http-error'
import { fold } from '../search/analysis/words'
import { searchAnswer } from '../search/answer'
import { eventsOf, listing, type Time } from './listings'
import { paginate, type Query } from './paging'
import { sitemaps } from './site-answers'

/** A parsed request, with its content version and the values in its path and query. */
export interface Call {
  readonly contentVersion: ContentVersion
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  /** The path of the address, for links to other pages. */
  readonly path: string
  /** The current day as `2026-03-01`. */
  readonly today: string
  readonly changes: (site: SiteHandle, since: string | undefined) => Changes
  /** Records that a client receives content of a site. */
  readonly gives: (site: SiteHandle) => void
}

type Handler = (call: Call) => unknown
type SiteHandler = (content: SiteContent, call: Call) => unknown

/** The content of the site that the address names. */
export function siteOf({ contentVersion, params, gives }: Call): SiteContent {
  const { site = '' } = params
  const content = isSiteHandle(site) ? contentVersion.sites.get(site) : undefined
  if (!content) throw notFound(`The site ${site}`)
  gives(content.site)
  return content
}

const ofSite =
  (handler: SiteHandler): Handler =>
  (call) =>
    handler(siteOf(call), call)

const found = <Value>(value: Value | null | undefined, what: string): Value => {
  if (value === null || value === undefined) throw notFound(what)
  return value
}

const param = (call: Call, name: string): string => call.params[name] ?? ''

const global = (name: 'companyInfo' | 'globalConfigs' | 'seo' | 'forms' | 'navigation') =>
  ofSite((content) => found(content[name], `The content of ${name}`))

const events = (time: Time) =>
  ofSite((content, call) =>
    paginate(eventsOf(content, param(call, 'section'), time, call.today), call.path, call.query),
  )

const fixedPage = (content: SiteContent, section: string) =>
  content.entries.find(({ entry, isFixed }) => isFixed && entry.section === section)?.entry

const entryAt = (content: SiteContent, section: string, slug: string) =>
  content.entries.find(
    ({ entry, isFixed }) => !isFixed && entry.section === section && entry.slug === slug,
  )?.entry

const listingHandler = ofSite((content, call) =>
  paginate(
    listing(content, param(call, 'section'), call.params.type ?? null, call.query),
    call.path,
    call.query,
  ),
)

/** The handler of each endpoint of the contract. A new endpoint needs a line here. */
export const handlers: Readonly<Record<EndpointName, Handler>> = {
  sites: ({ contentVersion }) => ({ data: contentVersion.regions }),
  companyInfo: global('companyInfo'),
  globalConfigs: global('globalConfigs'),
  seo: global('seo'),
  forms: global('forms'),
  navigation: global('navigation'),
  filters: ofSite((content, call) => {
    const list = filterLists.find((name) => name === param(call, 'list'))
    return { data: found(list && content.filters.get(list), `The list ${param(call, 'list')}`) }
  }),
  productsCategoryEntry: ofSite((content, call) =>
    found(
      content.categories.find((category) => category.id === param(call, 'id')),
      `The category ${param(call, 'id')}`,
    ),
  ),
  productsCategory: ofSite((content, call) =>
    found(
      content.categories.find((category) => category.code === param(call, 'code')),
      `The category ${param(call, 'code')}`,
    ),
  ),
  products: ofSite((content, call) => {
    const code = param(call, 'code')
    found(
      content.categories.find((category) => category.code === code),
      `The category ${code}`,
    )
    const products = content.products.filter((product) => product.category.code === code)
    const page = paginate(products, call.path, call.query)
    return { ...page, data: page.data.map(summaryOf) }
  }),
  product: ofSite((content, call) =>
    found(
      content.products.find(
        (product) =>
          product.slug === param(call, 'slug') && product.category.slug === param(call, 'category'),
      ),
      `The product ${param(call, 'category')}/${param(call, 'slug')}`,
    ),
  ),
  page: ofSite((content, call) =>
    found(fixedPage(content, param(call, 'page')), `The page ${param(call, 'page')}`),
  ),
  entry: ofSite((content, call) =>
    found(
      entryAt(content, param(call, 'section'), param(call, 'page')),
      `The entry ${param(call, 'section')}/${param(call, 'page')}`,
    ),
  ),
  listing: listingHandler,
  listingOfType: listingHandler,
  locator: ofSite((content, call) => {
    const section = param(call, 'section')
    const places = found(content.locations.get(section), `The locator ${section}`)
    const wanted = fold(call.query.query ?? '').trim()
    const matches = places.filter(({ title, town, country, postalCode, street }) =>
      fold([title, town, country, postalCode, street].join(' ')).includes(wanted),
    )
    return paginate(matches, call.path, call.query)
  }),
  upcoming: events('upcoming'),
  onRequest: events('onRequest'),
  past: events('past'),
  shortlink: ofSite((content, call) =>
    found(content.shortlinks.get(param(call, 'code')), `The short link ${param(call, 'code')}`),
  ),
  search: ofSite((content, call) => searchAnswer(content, call.path, call.query)),
  sitemap: ofSite((content, call) => {
    const part = param(call, 'section')
    return { data: found(sitemaps(content).get(part), `The sitemap section ${part}`) }
  }),
  changes: ofSite(({ site }, call) => call.changes(site, call.query.since)),
}
