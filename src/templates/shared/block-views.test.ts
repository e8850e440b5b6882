import { blockViews, entryCard, type BlockData } from './block-views'

const product = (code: string): Queries.BlocksDataFragment['products']['nodes'][number] => ({
  code,
  title: code,
  slug: code.toLowerCase(),
  abstract: null,
  image: null,
  figures: [],
  category: { slug: 'saws', title: 'Saws' },
})

const entry = (section: string, slug: string | null): Queries.EntryCardFragment => ({
  section,
  slug,
  type: 'article',
  title: `${section} ${slug ?? ''}`,
  preTitle: null,
  abstract: null,
  date: null,
  endDate: null,
  place: null,
  deadline: null,
  status: null,
  image: null,
})

const data: Queries.BlocksDataFragment = {
  categories: {
    nodes: [{ code: 'BRS', title: 'Bridge saws', slug: 'saws', abstract: null, image: null }],
  },
  counts: { group: [{ code: 'BRS', count: 4 }] },
  service: { onCall: null },
  products: { nodes: [product('A'), product('B')] },
  entries: { nodes: [entry('articles', 'wire'), entry('services', null)] },
}

const picture = {
  src: '/a.jpg',
  webp: null,
  alt: 'A',
  title: null,
  width: 3,
  height: 2,
  focus: null,
  whole: false,
}
const action = { label: 'Go', actionUrl: null, actionFile: null, actionPage: null }
const titled = { preTitle: null, title: 'Title' }

const views = (...blocks: BlockData[]) => blockViews(blocks, data, 'de_eu')

test('chosen products come in the order of the editor, without those that the site lacks', () => {
  const [block] = views({ type: 'products', ...titled, codes: ['B', 'GONE', 'A'] })
  expect(block?.type === 'products' && block.products.map(({ href }) => href)).toEqual([
    '/de_eu/products/saws/b',
    '/de_eu/products/saws/a',
  ])
})

test('chosen entries come in the order of the editor, without those that have no page', () => {
  const [block] = views({
    type: 'entries',
    ...titled,
    entries: [
      { section: 'services', slug: null },
      { section: 'articles', slug: 'gone' },
      { section: 'articles', slug: 'wire' },
    ],
  })
  expect(block?.type === 'entries' && block.entries.map(({ href }) => href)).toEqual([
    '/de_eu/services',
    '/de_eu/services/articles/wire',
  ])
})

test('the categories are those of the site', () => {
  const [block] = views({ type: 'categories', ...titled, text: null })
  expect(block?.type === 'categories' && block.categories).toMatchObject([
    { code: 'BRS', count: 4 },
  ])
})

test('calls to action are resolved wherever they stand', () => {
  const call = { ...action, actionPage: { section: 'products', slug: null } }
  const resolved = { label: 'Go', href: '/de_eu/products' }
  expect(
    views(
      { type: 'callToAction', title: 'Title', text: null, actions: [call, action] },
      { type: 'story', ...titled, text: '', image: null, action: call },
      {
        type: 'teasers',
        ...titled,
        teasers: [{ ...titled, text: null, image: null, action }],
      },
    ),
  ).toMatchObject([
    { actions: [resolved] },
    { action: resolved },
    { teasers: [{ title: 'Title', action: null }] },
  ])
})

test('a block without content is left out', () => {
  const video = { kind: 'video' as const, image: picture, sources: [], caption: null }
  expect(
    views(
      { type: 'image', image: null, caption: 'Nothing' },
      { type: 'gallery', title: null, items: [] },
      { type: 'video', title: null, video: null },
      { type: 'video', title: null, video },
      { type: 'downloads', title: null, documents: [] },
      { type: 'entries', ...titled, entries: [{ section: 'articles', slug: 'gone' }] },
      { type: 'text', title: 'Nothing', text: '' },
    ),
  ).toEqual([])
})

test('an embedded page is of another host', () => {
  const embed = { type: 'embed' as const, title: 'Tour', provider: 'Panorama' }
  const address = 'https://panorama.example.com/hall'
  expect(views({ ...embed, address: '/products' }, { ...embed, address })).toEqual([
    { ...embed, address },
  ])
})

test('a block of a newer service is left out, and the others stay', () => {
  expect(
    views({ type: 'unknown', name: 'hologram' }, { type: 'text', title: null, text: '<p>A</p>' }),
  ).toEqual([{ type: 'text', title: null, text: '<p>A</p>' }])
})

test('an entry of a section without a route has no card', () => {
  expect(entryCard(entry('spaceships', 'one'), 'ww')).toBeNull()
})
