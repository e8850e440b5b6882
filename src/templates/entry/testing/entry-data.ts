import type { EntryPageData } from '../entry-props'

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
  deadline: null,
  status: null,
  image: null,
})

/** The data of an entry's page, for tests that change only their own subject. */
export const entryData = (fields: Partial<EntryPageData['entry']> = {}): EntryPageData => ({
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
    slug: 'sensors',
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
