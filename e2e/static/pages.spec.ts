import { expect, test } from '@playwright/test'
import { match } from '../../src/routes'
import { siteHandles, sites } from '../../src/sites'
import { builtPages, isServed, type BuiltPage } from '../support/built-site'
import { factsOf, type PageFacts } from '../support/page-facts'

// One worker reads all pages once; spread over several each would read them again.
test.describe.configure({ mode: 'default' })

const ORIGIN = process.env.SITE_URL ?? 'http://localhost:8888'
const pages = builtPages()
const published = pages.filter(({ match: { route } }) => route !== 'not-found')
const allFacts = new Map(pages.map((page) => [page.path, factsOf(page)]))

const factsAt = (page: BuiltPage): PageFacts => {
  const facts = allFacts.get(page.path)
  if (!facts) throw new Error(page.path)
  return facts
}

/** Runs a check on every page and names the pages that fail it, all at once. */
const failing = (
  list: readonly BuiltPage[],
  check: (page: BuiltPage, facts: PageFacts) => boolean,
) => list.filter((page) => !check(page, factsAt(page))).map((page) => page.path)

/** What editors keep out of search engines, such as the landing page of a campaign. */
const isHidden = (page: BuiltPage) => factsAt(page).meta.get('robots') === 'noindex'

/** Functions answer below this path; the end-to-end tests ask them. */
const isFunction = (pathname: string) => pathname.startsWith('/api/')

test('every site has its home, its catalogue and its not-found page', () => {
  for (const site of siteHandles) {
    const routes = pages.filter((page) => page.match.site === site).map((page) => page.match.route)
    for (const route of [
      'home',
      'products',
      'products-category',
      'products-category-slug',
      'not-found',
    ]) {
      expect(routes, site).toContain(route)
    }
  }
})

test('every page says its language', () => {
  expect(failing(pages, ({ match: { site } }, { lang }) => lang === sites[site].htmlLang)).toEqual(
    [],
  )
})

test('every page has one h1, one main, one title and a description', () => {
  expect(failing(pages, (_, { headings }) => headings === 1)).toEqual([])
  expect(failing(pages, (_, { mains }) => mains === 1)).toEqual([])
  expect(failing(pages, (_, { title }) => title.trim().length > 5)).toEqual([])
  expect(failing(published, (_, { meta }) => (meta.get('description') ?? '').length > 20)).toEqual(
    [],
  )
})

test('every page is its own canonical address, without a trailing slash', () => {
  expect(
    failing(
      published.filter((page) => !isHidden(page)),
      (page, { canonical }) => canonical === ORIGIN + page.path,
    ),
  ).toEqual([])
  expect(published.filter(({ path }) => path !== '/' && path.endsWith('/'))).toEqual([])
})

test('every page carries open graph tags and the theme colour', () => {
  expect(
    failing(
      published,
      (page, { meta, title }) =>
        meta.get('og:title') === title &&
        meta.get('og:url') === ORIGIN + page.path &&
        meta.get('og:locale') === sites[page.match.site].intlLocale.replace('-', '_') &&
        meta.get('theme-color') === '#9b0837',
    ),
  ).toEqual([])
})

test('every share image is there in the shape that social networks ask for', () => {
  expect(
    failing(published, (_, { meta }) => {
      const image = meta.get('og:image')
      return (
        image !== undefined &&
        isServed(new URL(image).pathname) &&
        meta.get('og:image:width') === '1200' &&
        meta.get('og:image:height') === '630' &&
        Boolean(meta.get('og:image:alt'))
      )
    }),
  ).toEqual([])
})

test('alternates exist, announce back, and use each language tag once', () => {
  const byPath = new Map(published.map((page) => [page.path, page]))
  const problems = published.flatMap((page) => {
    const { alternates } = factsAt(page)
    const tags = alternates.map(({ hreflang }) => hreflang)
    return [
      ...(new Set(tags).size === tags.length ? [] : [`${page.path} repeats a language tag`]),
      ...alternates.flatMap(({ href, hreflang }) => {
        const target = byPath.get(new URL(href).pathname)
        if (!target) return [`${page.path} announces ${href}, which does not exist`]
        const back = factsAt(target).alternates.some((each) => each.href === ORIGIN + page.path)
        return back
          ? []
          : [`${page.path} announces ${href} (${hreflang}), which does not announce back`]
      }),
    ]
  })
  expect(problems).toEqual([])
})

test('the worldwide version is x-default wherever it exists', () => {
  expect(
    failing(
      published.filter((page) => !isHidden(page)),
      (page) => {
        const fallback = factsAt(page).alternates.find(({ hreflang }) => hreflang === 'x-default')
        const worldwide = page.match.site === 'ww'
        return worldwide ? fallback?.href === ORIGIN + page.path : true
      },
    ),
  ).toEqual([])
})

test('not-found pages stay out of search engines', () => {
  const notFound = pages.filter(({ match: { route } }) => route === 'not-found')
  expect(failing(notFound, (page) => isHidden(page))).toEqual([])
})

test('what stays out of search engines announces neither itself nor other versions', () => {
  const hidden = pages.filter(isHidden)
  expect(failing(hidden, (_, { canonical }) => canonical === undefined)).toEqual([])
  expect(failing(hidden, (_, { alternates }) => alternates.length === 0)).toEqual([])
})

test('no link inside the site is broken', () => {
  const problems = pages.flatMap((page) =>
    factsAt(page).links.flatMap(({ href }) => {
      const { pathname } = new URL(href, ORIGIN)
      return isFunction(pathname) || isServed(pathname) ? [] : [`${page.path} → ${href}`]
    }),
  )
  expect([...new Set(problems)]).toEqual([])
})

test('no link leads to another site, except those of the locale menu', () => {
  const problems = published.flatMap((page) =>
    factsAt(page)
      .links.filter(({ isAlternate }) => !isAlternate)
      .flatMap(({ href }) => {
        const target = match(new URL(href, ORIGIN).pathname)
        return target && target.site !== page.match.site ? [`${page.path} → ${href}`] : []
      }),
  )
  expect(problems).toEqual([])
})

test('every picture and script that a page names is there', () => {
  const problems = pages.flatMap((page) =>
    factsAt(page)
      .assets.filter((address) => !isServed(new URL(address, ORIGIN).pathname))
      .map((address) => `${page.path} → ${address}`),
  )
  expect([...new Set(problems)]).toEqual([])
})

test('no message key, placeholder or draft word is shown', () => {
  expect(
    pages.flatMap((page) => factsAt(page).slips.map((slip) => `${page.path}: ${slip}`)),
  ).toEqual([])
})
