import { expect, test } from '@playwright/test'
import { sites } from '../../../src/sites'
import { isServed } from '../../support/built-site'
import { factsAt, failing, indexed, isHidden, ORIGIN, pages, published } from '../all-pages'

/** Tests of the data for browsers, search engines and social networks on every page. */
export function metadataTests(): void {
  // @RD2.1
  test('every page says its language', () => {
    expect(
      failing(pages, ({ match: { site } }, { lang }) => lang === sites[site].htmlLang),
    ).toEqual([])
  })

  test('every page has one h1, one main and one title', () => {
    expect(failing(pages, (_, { headings }) => headings === 1)).toEqual([])
    expect(failing(pages, (_, { mains }) => mains === 1)).toEqual([])
    expect(failing(pages, (_, { title }) => title.trim().length > 5)).toEqual([])
  })

  test('every description fits into a search result', () => {
    expect(
      failing(published, (_, { meta }) => {
        const { length } = meta.get('description') ?? ''
        return length > 40 && length <= 170
      }),
    ).toEqual([])
  })

  test('every page is its own canonical address, without a trailing slash', () => {
    expect(failing(published, (page, { canonical }) => canonical === ORIGIN + page.path)).toEqual(
      [],
    )
    expect(published.filter(({ path }) => path !== '/' && path.endsWith('/'))).toEqual([])
  })

  // @R2.3
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

  // @RD2.3
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
        // A later page of a list names no other language versions: their lists may be shorter.
        indexed().filter(({ path }) => !path.includes('?')),
        (page) => {
          const fallback = factsAt(page).alternates.find(({ hreflang }) => hreflang === 'x-default')
          const worldwide = page.match.site === 'ww'
          return worldwide ? fallback?.href === ORIGIN + page.path : true
        },
      ),
    ).toEqual([])
  })

  test('error pages stay out of search engines, and have no address', () => {
    const errors = pages.filter((page) => !published.includes(page))
    expect(failing(errors, (page) => isHidden(page))).toEqual([])
    expect(failing(errors, (_, { canonical }) => canonical === undefined)).toEqual([])
  })

  test('pages that stay out of search engines announce no other versions', () => {
    const hidden = pages.filter(isHidden)
    expect(failing(hidden, (_, { alternates }) => alternates.length === 0)).toEqual([])
  })
}
