import { entryPageProps, type EntryPageData } from './entry-props'

const block = { title: 'Title', text: '<p>Text</p>' }
const hero = {
  ...block,
  type: 'hero' as const,
  preTitle: null,
  image: null,
  video: null,
  actions: [],
}
const closing = { ...block, type: 'callToAction' as const, actions: [] }
const text = { ...block, type: 'text' as const }

const sheet = { title: 'Notice', url: '/notice.pdf', type: 'pdf', size: 10, language: 'en' }
const plan = { title: 'Plan', url: '/plan.pdf', type: 'pdf', size: 10, language: 'en' }

const neighbour = (id: string) => ({
  id,
  section: 'tendersAndProjects',
  slug: id,
  type: 'tender',
  title: id,
  preTitle: null,
  abstract: null,
  date: null,
  endDate: null,
  place: null,
  image: null,
})

const data = (fields: Partial<EntryPageData['entry']> = {}): EntryPageData => ({
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  categories: { nodes: [] },
  counts: { group: [] },
  products: { nodes: [] },
  entries: { nodes: [] },
  trail: {
    nodes: [
      { section: 'tendersAndProjects', title: 'Bandi' },
      { section: 'home', title: 'Home' },
      { section: 'bit', title: 'bit' },
    ],
  },
  entry: {
    section: 'tendersAndProjects',
    type: 'tender',
    title: 'Sensors',
    preTitle: null,
    abstract: null,
    date: null,
    endDate: null,
    place: null,
    deadline: null,
    status: 'open',
    image: null,
    body: null,
    facts: [],
    gallery: [],
    document: null,
    documents: [],
    actions: [],
    blocks: [],
    seo: null,
    ...fields,
  },
  neighbours: { nodes: [neighbour('a'), neighbour('b')] },
})

const props = (fields?: Partial<EntryPageData['entry']>) =>
  entryPageProps(data(fields), 'it_eu', ['b', 'a'])

test('the pages above come from the home page down, and the last of them is the way back', () => {
  const { trail, section } = props()
  expect(trail.map(({ href }) => href)).toEqual([
    '/it_eu',
    '/it_eu/bit',
    '/it_eu/bit/bandi-e-progetti',
  ])
  expect(section).toEqual({ label: 'Bandi', href: '/it_eu/bit/bandi-e-progetti' })
})

test('an entry of a section without a page has no way back to one', () => {
  expect(props({ section: 'pages' }).section).toBeNull()
})

test('a hero opens the page and a call to action closes it', () => {
  const { hero: opening, blocks, closing: end } = props({ blocks: [hero, text, closing] })
  expect(opening?.type).toBe('hero')
  expect(blocks.map(({ type }) => type)).toEqual(['text'])
  expect(end?.type).toBe('callToAction')
})

test('blocks of other kinds stay where they are', () => {
  const { hero: opening, blocks, closing: end } = props({ blocks: [text, hero, closing, text] })
  expect([opening, end]).toEqual([null, null])
  expect(blocks).toHaveLength(4)
})

test('the own document comes first, and each file once', () => {
  const { documents } = props({ document: sheet, documents: [plan, sheet] })
  expect(documents.map(({ title }) => title)).toEqual(['Notice', 'Plan'])
})

test('the entries to read on with come in the order of the plan', () => {
  expect(props().neighbours.map(({ title }) => title)).toEqual(['b', 'a'])
})
