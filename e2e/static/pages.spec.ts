import { expect, test } from '@playwright/test'
import { match } from '../../src/routes'
import { siteHandles, sites } from '../../src/sites'
import { builtPages, documentOf, isServed, type BuiltPage } from '../support/built-site'

// One worker reads all pages once; spread over several each would read them again.
test.describe.configure({ mode: 'default' })

const ORIGIN = process.env.SITE_URL ?? 'http://localhost:8888'
const pages = builtPages()
const published = pages.filter(({ match: { route } }) => route !== 'not-found')
const documents = new Map(pages.map((page) => [page.path, documentOf(page)]))

const documentAt = (page: BuiltPage): Document => {
  const document = documents.get(page.path)
  if (!document) throw new Error(page.path)
  return document
}

const meta = (document: Document, key: string) =>
  document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content')

const alternatesOf = (page: BuiltPage) =>
  [...documentAt(page).querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => ({
    hreflang: link.getAttribute('hreflang') ?? '',
    href: link.getAttribute('href') ?? '',
  }))

/** Runs a check on every page and names the pages that fail it, all at once. */
const failing = (
  list: readonly BuiltPage[],
  check: (page: BuiltPage, document: Document) => boolean,
) => list.filter((page) => !check(page, documentAt(page))).map((page) => page.path)

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
  expect(
    failing(
      pages,
      ({ match: { site } }, { documentElement }) => documentElement.lang === sites[site].htmlLang,
    ),
  ).toEqual([])
})

test('every page has one h1, one main, one title and a description', () => {
  expect(failing(pages, (_, document) => document.querySelectorAll('h1').length === 1)).toEqual([])
  expect(failing(pages, (_, document) => document.querySelectorAll('main').length === 1)).toEqual(
    [],
  )
  expect(failing(pages, (_, document) => document.title.trim().length > 5)).toEqual([])
  expect(
    failing(published, (_, document) => (meta(document, 'description') ?? '').length > 20),
  ).toEqual([])
})

test('every page is its own canonical address, without a trailing slash', () => {
  expect(
    failing(
      published,
      (page, document) =>
        document.querySelector('link[rel="canonical"]')?.getAttribute('href') ===
        ORIGIN + page.path,
    ),
  ).toEqual([])
  expect(published.filter(({ path }) => path !== '/' && path.endsWith('/'))).toEqual([])
})

test('every page carries open graph tags and the theme colour', () => {
  expect(
    failing(
      published,
      (page, document) =>
        meta(document, 'og:title') === document.title &&
        meta(document, 'og:url') === ORIGIN + page.path &&
        meta(document, 'og:locale') === sites[page.match.site].intlLocale.replace('-', '_') &&
        meta(document, 'theme-color') === '#9b0837',
    ),
  ).toEqual([])
})

test('every share image is there in the shape that social networks ask for', () => {
  expect(
    failing(published, (_, document) => {
      const image = meta(document, 'og:image')
      return (
        image !== null &&
        image !== undefined &&
        isServed(new URL(image).pathname) &&
        meta(document, 'og:image:width') === '1200' &&
        meta(document, 'og:image:height') === '630' &&
        Boolean(meta(document, 'og:image:alt'))
      )
    }),
  ).toEqual([])
})

test('alternates exist, announce back, and use each language tag once', () => {
  const byPath = new Map(published.map((page) => [page.path, page]))
  const problems = published.flatMap((page) => {
    const alternates = alternatesOf(page)
    const tags = alternates.map(({ hreflang }) => hreflang)
    return [
      ...(new Set(tags).size === tags.length ? [] : [`${page.path} repeats a language tag`]),
      ...alternates.flatMap(({ href, hreflang }) => {
        const target = byPath.get(new URL(href).pathname)
        if (!target) return [`${page.path} announces ${href}, which does not exist`]
        const back = alternatesOf(target).some((each) => each.href === ORIGIN + page.path)
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
    failing(published, (page) => {
      const fallback = alternatesOf(page).find(({ hreflang }) => hreflang === 'x-default')
      const worldwide = page.match.site === 'ww'
      return worldwide ? fallback?.href === ORIGIN + page.path : true
    }),
  ).toEqual([])
})

test('not-found pages stay out of search engines', () => {
  const notFound = pages.filter(({ match: { route } }) => route === 'not-found')
  expect(failing(notFound, (_, document) => meta(document, 'robots') === 'noindex')).toEqual([])
  expect(
    failing(notFound, (_, document) => !document.querySelector('link[rel="canonical"]')),
  ).toEqual([])
})

test('no link inside the site is broken', () => {
  const problems = pages.flatMap((page) =>
    [...documentAt(page).querySelectorAll('a[href^="/"]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const { pathname } = new URL(href, ORIGIN)
      return isServed(pathname) ? [] : [`${page.path} → ${href}`]
    }),
  )
  expect([...new Set(problems)]).toEqual([])
})

test('no link leads to another site, except those of the locale menu', () => {
  const problems = published.flatMap((page) =>
    [...documentAt(page).querySelectorAll('a[href^="/"]:not([hreflang])')].flatMap((link) => {
      const target = match(new URL(link.getAttribute('href') ?? '', ORIGIN).pathname)
      return target && target.site !== page.match.site
        ? [`${page.path} → ${link.getAttribute('href')}`]
        : []
    }),
  )
  expect(problems).toEqual([])
})

test('every picture and script that a page names is there', () => {
  const problems = pages.flatMap((page) => {
    const document = documentAt(page)
    const addresses = [...document.querySelectorAll('[src], [srcset], link[href^="/"]')].flatMap(
      (element) => [
        element.getAttribute('src'),
        element.tagName === 'LINK' ? element.getAttribute('href') : null,
        ...(element.getAttribute('srcset') ?? '')
          .split(',')
          .map((part) => part.trim().split(' ')[0]),
      ],
    )
    return addresses
      .filter((address): address is string => Boolean(address?.startsWith('/')))
      .filter((address) => !isServed(new URL(address, ORIGIN).pathname))
      .map((address) => `${page.path} → ${address}`)
  })
  expect([...new Set(problems)]).toEqual([])
})

test('no message key, placeholder or draft word is shown', () => {
  expect(
    failing(pages, (_, document) => {
      const text = document.body.textContent
      return !/\{\{|\b(chrome|catalogue|product|contact|error)\.[a-z][A-Za-z]+\b|undefined|\[object/.test(
        text,
      )
    }),
  ).toEqual([])
})
