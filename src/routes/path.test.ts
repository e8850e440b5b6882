import { siteHandles } from '../sites'
import { hreflangs } from './hreflang'
import { match, parametersOf, path, pathFor, pattern, routeNames } from './path'
import { referencePath, routeOf } from './reference'

describe('path', () => {
  it.each([
    [path('home', 'ww'), '/'],
    [path('home', 'de_eu'), '/de_eu'],
    [path('search', 'it_eu'), '/it_eu/ricerca'],
    [path('search', 'en_na'), '/en_na/search'],
    [path('about-charity', 'it_eu'), '/it_eu/about-us/progetti-per-il-sociale'],
    [path('about-charity', 'pt_sa'), '/pt_sa/about-us/projetos-sociais'],
    [path('about-ethical', 'de_eu'), '/de_eu/about-us/verhaltenskodex'],
    [path('careers-working-at', 'ww', { product: 'saxum' }), '/careers/working-at-saxum'],
    [path('careers-working-at', 'it_eu', { product: 'saxum' }), '/it_eu/careers/lavorare-in-saxum'],
    [path('support-spareparts', 'fr_eu'), '/fr_eu/support/spare-parts'],
    [
      path('products-category-slug', 'es_sa', { category: 'sierras', slug: 'arcus' }),
      '/es_sa/products/sierras/arcus',
    ],
  ])('builds %s', (built, expected) => expect(built).toBe(expected))

  it('encodes what a parameter holds and refuses an empty one', () => {
    expect(pathFor('pages', 'ww', { slug: 'a/b c' })).toBe('/pages/a%2Fb%20c')
    expect(() => pathFor('pages', 'ww', { slug: '' })).toThrow(
      'The route pages needs a value for {slug}',
    )
  })
})

describe('match', () => {
  it('is the inverse of path for every route in every site', () => {
    for (const site of siteHandles) {
      for (const route of routeNames) {
        const params = Object.fromEntries(parametersOf(route).map((name) => [name, `x-${name}`]))
        expect(match(pathFor(route, site, params))).toEqual({ route, site, params })
      }
    }
  })

  it('gives every fixed page of a site an address of its own', () => {
    for (const site of siteHandles) {
      const fixed = routeNames.map((name) => pattern(name, site))
      expect(new Set(fixed).size).toBe(fixed.length)
    }
  })

  it.each([
    '/products/',
    '/it_eu/search/extra',
    '/de_eu/about-us/progetti-per-il-sociale/x',
    '/ww',
    '/%E0%A4%A',
  ])('does not know %s', (pathname) => expect(match(pathname)).toBeNull())

  it('takes a translated segment under the wrong prefix for an unknown entry, not for the fixed page', () => {
    expect(match('/de_eu/about-us/codice-etico')).toMatchObject({ route: 'about-slug' })
    expect(match('/de_eu/ricerca')).toBeNull()
  })
})

describe('references', () => {
  it('leads a section to its own page and to its entries', () => {
    expect(routeOf({ section: 'newsAndEvents', slug: null })).toBe('news-and-events')
    expect(routeOf({ section: 'newsAndEvents', slug: 'fair' })).toBe('news-and-events-slug')
    expect(routeOf({ section: 'spaceships', slug: null })).toBeNull()
  })

  it('leads the five product sections to the product page', () => {
    for (const section of [
      'machines',
      'plants',
      'sustainableMaterials',
      'software',
      'technologies',
    ]) {
      expect(referencePath({ section, slug: 'saws/arcus' }, 'ww')).toBe('/products/saws/arcus')
    }
    expect(referencePath({ section: 'machines', slug: 'arcus' }, 'ww')).toBeNull()
  })
})

describe('hreflangs', () => {
  const countries = { en_na: ['US', 'CA'], it_eu: ['IT', 'CH'], ww: [] }

  it('announces x-default, one site per language and each site for its countries', () => {
    expect(
      hreflangs({ ww: '/products', en_na: '/en_na/products', it_eu: '/it_eu/products' }, countries),
    ).toEqual([
      { hreflang: 'x-default', path: '/products' },
      { hreflang: 'en', path: '/products' },
      { hreflang: 'en-US', path: '/en_na/products' },
      { hreflang: 'en-CA', path: '/en_na/products' },
      { hreflang: 'it', path: '/it_eu/products' },
      { hreflang: 'it-IT', path: '/it_eu/products' },
      { hreflang: 'it-CH', path: '/it_eu/products' },
    ])
  })

  it('announces only versions that exist', () => {
    expect(
      hreflangs({ it_eu: '/it_eu/products' }, countries).map(({ hreflang }) => hreflang),
    ).toEqual(['it', 'it-IT', 'it-CH'])
  })
})
