import { expect, test } from '@playwright/test'
import type { RouteName } from '../../../src/routes'
import { isServed } from '../../support/built-site'
import type { Thing } from '../../support/page-facts'
import { factsAt, failing, indexed, ORIGIN, pages, published } from '../all-pages'

/** The fields that search engines require of each kind of thing on this site. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'address', 'contactPoint'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'sku', 'image', 'category', 'brand'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant', 'image', 'category', 'brand'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  Event: ['name', 'startDate', 'location', 'organizer'],
  EducationEvent: ['name', 'startDate', 'location', 'eventAttendanceMode', 'organizer'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  FAQPage: ['mainEntity'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  LocalBusiness: ['name', 'address'],
}

/** The kinds of things on pages of a route, in every site that has any. */
const EXPECTED: Partial<Record<RouteName, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  'products-category-slug': ['ProductGroup'],
  'news-and-events-slug': ['NewsArticle', 'Event'],
  'services-articles-slug': ['Article'],
  'services-webinar-slug': ['EducationEvent'],
  'services-workshop-slug': ['EducationEvent'],
  'careers-job-opportunities': ['JobPosting'],
  'services-faq': ['FAQPage'],
}

/** Pages for search engines, without the later pages of a list, which describe nothing. */
const described = () => indexed().filter(({ path }) => !path.includes('?'))

const typeOf = (thing: Thing) => String(thing['@type'])

/** Every address in a thing, at any depth. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : []
}

/** Tests of the data for search engines in the vocabulary of schema.org. */
export function structuredDataTests(): void {
  test('every thing has what search engines require of its kind', () => {
    const problems = pages.flatMap((page) =>
      factsAt(page).things.flatMap((thing) => {
        const required = REQUIRED[typeOf(thing)]
        if (!required) return [`${page.path}: ${typeOf(thing)} is not expected anywhere`]
        return required
          .filter((name) => !thing[name])
          .map((name) => `${page.path}: ${typeOf(thing)} without ${name}`)
      }),
    )
    expect(problems).toEqual([])
  })

  test('the pages of a route describe what they show', () => {
    const found = new Set(
      published.flatMap((page) =>
        factsAt(page).things.map((thing) => `${page.match.route} ${typeOf(thing)}`),
      ),
    )
    const missing = Object.entries(EXPECTED)
      .flatMap(([route, types]) => types.map((type) => `${route} ${type}`))
      .filter((each) => !found.has(each))
    expect(missing).toEqual([])
  })

  test('all but the home pages have breadcrumbs, those that visitors see', () => {
    expect(
      failing(described(), (page, { things, breadcrumbs }) => {
        const list = things.find((thing) => typeOf(thing) === 'BreadcrumbList')
        const items: unknown = list?.itemListElement
        if (!Array.isArray(items)) return page.match.route === 'home'
        const names = items.map((item: Thing) => item.name)
        // A page that opens with a picture shows none.
        return breadcrumbs.length === 0 || JSON.stringify(names) === JSON.stringify(breadcrumbs)
      }),
    ).toEqual([])
  })

  test('every address of the site in it is served', () => {
    const problems = pages.flatMap((page) =>
      addressesIn(factsAt(page).things)
        .filter((address) => address.startsWith(`${ORIGIN}/`) && !address.includes('{'))
        .filter((address) => !isServed(new URL(address).pathname))
        .map((address) => `${page.path} → ${address}`),
    )
    expect([...new Set(problems)]).toEqual([])
  })
}
