import {
  listingHead,
  listingItem,
  listingPageProps,
  listingView,
  type ListingContext,
  type ListedEntry,
  type ListingPageData,
} from './listing-props'

const item = (id: string, fields: Partial<ListedEntry> = {}): ListedEntry => ({
  id,
  section: 'articles',
  slug: id,
  type: 'article',
  title: id,
  preTitle: null,
  abstract: null,
  date: null,
  endDate: null,
  place: null,
  deadline: null,
  status: null,
  image: null,
  facts: [],
  document: null,
  externalUrl: null,
  ...fields,
})

const context = (fields: Partial<ListingContext> = {}): ListingContext => ({
  noun: 'article',
  section: 'articles',
  path: '/services/articles',
  page: 1,
  pages: 1,
  total: 2,
  filter: null,
  ids: ['b', 'a'],
  runs: [{ kind: 'all', total: 2, count: 2 }],
  ...fields,
})

const chosen = (...slugs: readonly string[]) => ({
  type: 'entries' as const,
  preTitle: null,
  title: 'Chosen',
  entries: slugs.map((slug) => ({ section: 'articles', slug })),
})
const figures = { type: 'figures' as const, preTitle: null, title: null, figures: [] }

const data = (blocks: ListingPageData['entry']['blocks'] = []): ListingPageData => ({
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  categories: { nodes: [] },
  counts: { group: [] },
  service: { onCall: null },
  products: { nodes: [] },
  entries: { nodes: [item('a'), item('b')] },
  trail: { nodes: [] },
  entry: {
    title: 'Articles',
    abstract: null,
    image: null,
    body: null,
    actions: [],
    blocks,
    seo: null,
  },
  items: { nodes: [item('a'), item('b'), item('c')] },
})

describe('listingHead', () => {
  const seo = {
    metaTitle: 'All articles',
    description: 'What we know',
    noIndex: false,
    ogImage: null,
  }
  const listed = data()
  const { entry, items } = { ...listed, entry: { ...listed.entry, abstract: 'Read', seo } }

  it('says of the first page what editors wrote', () => {
    expect(listingHead({ entry, items }, context(), 'Page 1 of 2')).toEqual({
      title: 'Articles',
      seo,
      description: 'Read',
    })
  })

  it('calls a page after the first by its number and describes it by what it lists', () => {
    expect(listingHead({ entry, items }, context({ page: 2 }), 'Page 2 of 2')).toEqual({
      title: 'Articles – Page 2 of 2',
      seo: { ...seo, metaTitle: 'All articles – Page 2 of 2', description: null },
      description: 'Articles – Page 2 of 2: b · a',
    })
  })
})

test('entries stand in their parts and in the order of the plan', () => {
  const runs = [
    { kind: 'upcoming' as const, total: 3, count: 1 },
    { kind: 'past' as const, total: 5, count: 2 },
    { kind: 'all' as const, total: 1, count: 0 },
  ]
  const { parts } = listingView(data(), 'de_eu', context({ ids: ['c', 'b', 'a'], runs }))
  expect(
    parts.map(({ kind, total, items }) => [kind, total, items.map(({ href }) => href)]),
  ).toEqual([
    ['upcoming', 3, ['/de_eu/services/articles/c']],
    ['past', 5, ['/de_eu/services/articles/b', '/de_eu/services/articles/a']],
  ])
})

test('an entry without a page leads to its document, else to its website, else nowhere', () => {
  const document = { url: '/api/document/a.pdf' }
  const externalUrl = 'https://example.com/'
  const target = (fields: Partial<ListedEntry>) => {
    const view = listingItem(item('a', fields), 'all', 'ww')
    return view && [view.leadsTo, view.href]
  }
  expect(target({ document })).toEqual(['page', '/services/articles/a'])
  expect(target({ slug: null, document, externalUrl })).toEqual(['document', document.url])
  expect(target({ slug: null, externalUrl })).toEqual(['website', externalUrl])
  expect(target({ slug: null })).toBeNull()
})

test("editors' choice from the list stands before it, the rest of their blocks after", () => {
  const props = listingPageProps(data([figures, chosen('b'), figures]), 'ww', context())
  expect(props.before.map(({ type }) => type)).toEqual(['figures', 'entries'])
  expect(props.after.map(({ type }) => type)).toEqual(['figures'])
  expect(props.listing?.parts).toHaveLength(1)
})

test('a list that editors have laid out completely is not listed again', () => {
  const blocks = [chosen('b', 'a')]
  expect(listingPageProps(data(blocks), 'ww', context()).listing).toBeNull()
  expect(listingPageProps(data(blocks), 'ww', context({ pages: 2 })).listing).not.toBeNull()
})

test('later pages have the list alone', () => {
  const props = listingPageProps(data([figures]), 'ww', context({ page: 2, pages: 2 }))
  expect([props.hero, props.before, props.after]).toEqual([null, [], []])
})
