import { planPages, type PlanEntry } from './plan'

const entry = (changes: Partial<PlanEntry>): PlanEntry => ({
  id: 'n1',
  section: 'machines',
  slug: 'saws/arcus',
  source: 'the product "Arcus" (BRS-1)',
  translations: {},
  ...changes,
})

const problemsOf = (...content: Parameters<typeof planPages>): readonly string[] =>
  planPages(...content).problems.map(({ message }) => message)

describe('planPages', () => {
  it('gives each entry the address of its route in its site', () => {
    const { pages } = planPages([
      { site: 'ww', entries: [entry({ section: 'home', slug: null }), entry({})] },
      { site: 'it_eu', entries: [entry({ section: 'charity', slug: null })] },
    ])
    expect(pages.map(({ path, route, params }) => ({ path, route, params }))).toEqual([
      { path: '/', route: 'home', params: {} },
      {
        path: '/products/saws/arcus',
        route: 'products-category-slug',
        params: { category: 'saws', slug: 'arcus' },
      },
      { path: '/it_eu/about-us/progetti-per-il-sociale', route: 'about-charity', params: {} },
    ])
  })

  it('announces versions that exist and point back, in the order of the sites', () => {
    const { pages, warnings } = planPages([
      {
        site: 'ww',
        entries: [entry({ translations: { it_eu: 'seghe/arcus', de_eu: 'saegen/arcus' } })],
      },
      {
        site: 'de_eu',
        entries: [entry({ slug: 'saegen/arcus', translations: { ww: 'saws/other' } })],
      },
      {
        site: 'it_eu',
        entries: [entry({ slug: 'seghe/arcus', translations: { ww: 'saws/arcus' } })],
      },
    ])
    expect(pages[0]?.alternates).toEqual({
      ww: '/products/saws/arcus',
      it_eu: '/it_eu/products/seghe/arcus',
    })
    expect(pages[2]?.alternates).toEqual(pages[0]?.alternates)
    expect(warnings).toEqual([
      '/products/saws/arcus: the product "Arcus" (BRS-1) names "saegen/arcus" as its version in de_eu, which does not point back.',
      '/de_eu/products/saegen/arcus: the product "Arcus" (BRS-1) names "saws/other" as its version in ww, which does not exist.',
    ])
  })

  it('takes the own page of a section for the same page in every site that has it', () => {
    const home = entry({ section: 'home', slug: null })
    const { pages } = planPages([
      { site: 'ww', entries: [home] },
      { site: 'pt_sa', entries: [home] },
      { site: 'it_eu', entries: [] },
    ])
    expect(pages[0]?.alternates).toEqual({ ww: '/', pt_sa: '/pt_sa' })
  })

  it('names both sources of every address that is claimed twice', () => {
    expect(
      problemsOf([
        {
          site: 'ww',
          entries: [entry({ source: 'A' }), entry({ source: 'B' }), entry({ source: 'C' })],
        },
      ]),
    ).toEqual([
      expect.stringMatching(/\/products\/saws\/arcus is claimed by A .* and by B /),
      expect.stringMatching(/\/products\/saws\/arcus is claimed by A .* and by C /),
    ])
  })

  it('refuses a slug that makes the address of a fixed page, also where the site lacks that page', () => {
    const taken = entry({ section: 'services', slug: 'faq', source: 'the entry "Q"' })
    const [problem, ...others] = problemsOf([{ site: 'de_eu', entries: [taken] }])
    expect(problem).toBe(
      'de_eu: /de_eu/services/faq is claimed by the entry "Q" (route services-slug), but is the address of the route services-faq. Change the slug.',
    )
    expect(others).toEqual([])
  })

  it('refuses a slug that collides with a fixed page', () => {
    expect(
      problemsOf([
        {
          site: 'it_eu',
          entries: [
            entry({ section: 'charity', slug: null, source: 'the charity page' }),
            entry({
              section: 'aboutUs',
              slug: 'progetti-per-il-sociale',
              source: 'the entry "P"',
            }),
          ],
        },
      ]),
    ).toEqual([
      expect.stringContaining(
        'is claimed by the charity page (route about-charity) and by the entry "P"',
      ),
    ])
  })

  it('refuses an unknown section and a slug that does not fit its route', () => {
    expect(
      problemsOf([
        {
          site: 'ww',
          entries: [
            entry({ section: 'spaceships', source: 'X' }),
            entry({ slug: 'arcus', source: 'Y' }),
          ],
        },
      ]),
    ).toEqual([
      expect.stringContaining('X is in the section "spaceships", which no route serves'),
      expect.stringContaining('Y has the slug "arcus", which does not fit'),
    ])
  })

  it('loses only the page with the problem', () => {
    const fixed = entry({ section: 'faq', slug: null, source: 'the page' })
    const twin = entry({ section: 'services', slug: 'twin' })
    const bad = [
      // The fixed page keeps its address, whichever of the two comes first.
      entry({ section: 'services', slug: 'faq' }),
      entry({ section: 'spaceships' }),
      twin,
      twin,
    ]
    const { pages, problems } = planPages([{ site: 'ww', entries: [...bad, fixed, entry({})] }])
    expect(pages.map(({ path, route }) => [path, route])).toEqual([
      ['/services/twin', 'services-slug'],
      ['/services/faq', 'services-faq'],
      ['/products/saws/arcus', 'products-category-slug'],
    ])
    expect(problems.map(({ path }) => path)).toEqual([null, '/services/twin', null])
  })
})
