import {
  endpointPath,
  endpoints,
  filterLists,
  type EndpointName,
  type ParametersOf,
} from '../../../src/contract'
import { summaryOf } from '../build/products'
import type { SiteContent } from '../build/site'
import { eventSections } from '../../../src/routes'
import { listing, SHORTLINKS } from './listings'

/**
 * The answers of a site to the requests of a build, by the address below the site. A list is one answer,
 * however many pages it has.
 */
export function siteAnswers(content: SiteContent): Map<string, unknown> {
  const { site, entries, products, categories } = content
  const answers = new Map<string, unknown>()
  const add = <Name extends EndpointName>(
    name: Name,
    parameters: Omit<ParametersOf<Name>, 'site'>,
    value: unknown,
  ) => {
    const path = endpointPath(endpoints[name].path, { ...parameters, site })
    if (value !== null) answers.set(path.slice(`/${site}`.length), value)
  }
  const globals = ['companyInfo', 'globalConfigs', 'seo', 'forms', 'navigation'] as const
  for (const name of globals) add(name, {}, content[name])
  for (const list of filterLists) add('filters', { list }, content.filters.get(list) ?? null)
  for (const category of categories) {
    const { id, code } = category
    add('productsCategory', { code }, category)
    add('productsCategoryEntry', { id }, category)
    const listed = products.filter((product) => product.category.code === code)
    add('products', { code }, listed.map(summaryOf))
  }
  for (const product of products) {
    add('product', { category: product.category.slug, slug: product.slug }, product)
  }
  for (const { entry, isFixed } of entries) {
    const { section, slug } = entry
    if (isFixed) add('page', { page: section }, entry)
    else if (slug !== null) add('entry', { section, page: slug }, entry)
  }
  const listed = entries.flatMap(({ entry, isFixed }) => (isFixed ? [] : [entry.section]))
  for (const section of new Set([...content.sections.keys(), ...listed, SHORTLINKS])) {
    const all = listing(content, section, null, {})
    add('listing', { section }, all)
    if (!eventSections.some((each) => each.section === section)) continue
    // The list of an event depends on the day, which no edit changes.
    for (const name of ['upcoming', 'onRequest', 'past'] as const) add(name, { section }, all)
  }
  for (const [section, places] of content.locations) add('locator', { section }, places)
  for (const [code, target] of content.shortlinks) add('shortlink', { code }, target)
  for (const [part, items] of sitemaps(content)) add('sitemap', { section: part }, items)
  return answers
}

/** The dynamic parts of the sitemap with their entries. */
export function sitemaps({ sections, entries }: SiteContent): Map<string, unknown[]> {
  const parts = new Map<string, unknown[]>()
  for (const { sitemap } of sections.values()) if (sitemap !== null) parts.set(sitemap, [])
  for (const { entry } of entries) {
    const { id, title, section, slug } = entry
    const part = sections.get(section)?.sitemap
    if (part) parts.get(part)?.push({ id, title, section, slug })
  }
  return parts
}
