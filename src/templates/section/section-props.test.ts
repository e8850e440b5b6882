import { sectionPageProps, type ListingContext, type SectionPageData } from './section-props'

const card = (id: string) => ({
  id,
  section: 'services',
  slug: id,
  type: 'service',
  title: id,
  preTitle: null,
  abstract: null,
  date: null,
  endDate: null,
  place: null,
  image: null,
})

const hero = {
  type: 'hero' as const,
  preTitle: null,
  title: 'Twenty years',
  text: null,
  image: null,
  video: null,
  actions: [],
}
const entries = (...slugs: readonly string[]) => ({
  type: 'entries' as const,
  preTitle: null,
  title: 'Chosen',
  entries: slugs.map((slug) => ({ section: 'services', slug })),
})

const data = (fields: Partial<SectionPageData['entry']> = {}): SectionPageData => ({
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  categories: { nodes: [] },
  counts: { group: [] },
  products: { nodes: [] },
  entries: { nodes: [card('a'), card('b')] },
  trail: { nodes: [] },
  entry: {
    title: 'Services',
    abstract: null,
    image: null,
    body: null,
    actions: [],
    blocks: [],
    seo: null,
    ...fields,
  },
  cards: { nodes: [card('a'), card('b'), card('c')] },
  rows: { nodes: [] },
})

const listing: ListingContext = {
  cards: ['c', 'a', 'b'],
  rows: [],
  parts: [
    { kind: 'upcoming', count: 1 },
    { kind: 'past', count: 2 },
  ],
}

test('the cards stand in their parts and in the order of the plan', () => {
  const { list } = sectionPageProps(data(), 'de_eu', listing)
  expect(list.map((part) => [part.kind, part.entries.map(({ href }) => href)])).toEqual([
    ['upcoming', ['/de_eu/services/c']],
    ['past', ['/de_eu/services/a', '/de_eu/services/b']],
  ])
})

test('what editors have laid out themselves is not listed once more', () => {
  const two = { ...listing, cards: ['a', 'b'], parts: [{ kind: 'all' as const, count: 2 }] }
  expect(sectionPageProps(data({ blocks: [entries('b', 'a')] }), 'ww', two).list).toEqual([])
  expect(sectionPageProps(data({ blocks: [entries('b')] }), 'ww', two).list).toHaveLength(1)
})

test('a hero takes the place of the head', () => {
  const page = sectionPageProps(data({ blocks: [hero, entries('a')] }), 'ww', listing)
  expect(page.hero?.type).toBe('hero')
  expect(page.blocks.map(({ type }) => type)).toEqual(['entries'])
})

test('a list without entries says so, a page without a list does not', () => {
  const empty = { cards: [], rows: [], parts: [] }
  expect(sectionPageProps(data(), 'ww', empty).isEmpty).toBe(true)
  expect(sectionPageProps(data(), 'ww', { ...empty, parts: null }).isEmpty).toBe(false)
})
