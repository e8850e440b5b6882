import type { NonNullKeys } from '../shared/non-null-keys'
import { homePageProps } from './home-props'

type Data = Omit<NonNullKeys<Queries.HomePageQuery, 'entry'>, 'organization'>

const hero = {
  type: 'hero' as const,
  preTitle: null,
  title: 'Stone',
  text: null,
  image: null,
  video: null,
  actions: [],
}
const figures = { type: 'figures' as const, title: null, figures: [] }
const call = { type: 'callToAction' as const, title: 'Call', text: null, actions: [] }

const entry = (section: string, slug: string | null) => ({
  section,
  slug,
  type: null,
  title: section,
  preTitle: null,
  abstract: null,
  date: null,
  endDate: null,
  place: null,
  deadline: null,
  status: null,
  image: null,
})

const data = (blocks: Data['entry']['blocks'], fields: Partial<Data> = {}): Data => ({
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  categories: { nodes: [] },
  counts: { group: [] },
  service: { onCall: null },
  products: { nodes: [] },
  entries: { nodes: [] },
  entry: { title: 'Home', blocks, seo: null },
  news: { nodes: [entry('newsAndEvents', 'fair')] },
  careers: null,
  industries: null,
  ...fields,
})

test('the hero opens the page and the last call closes it; the rest stays in its order', () => {
  const props = homePageProps(data([hero, figures, call]), 'ww', { jobs: 0, industries: [] })
  expect(props.hero).toEqual(hero)
  expect(props.blocks).toEqual([figures])
  expect(props.call).toEqual(call)
})

test('a call that does not close the page stays where it is', () => {
  const props = homePageProps(data([call, figures]), 'ww', { jobs: 0, industries: [] })
  expect(props).toMatchObject({ hero: null, call: null, blocks: [call, figures] })
})

test('news and careers lead to pages of the site', () => {
  const props = homePageProps(data([], { careers: entry('workingAt', 'acme') }), 'it_eu', {
    jobs: 3,
    industries: [],
  })
  expect(props.news.href).toBe('/it_eu/news-and-events')
  expect(props.news.entries[0]?.href).toBe('/it_eu/news-and-events/fair')
  expect(props.careers?.href).toMatch(/^\/it_eu\/careers\//)
  expect(props.careers?.jobs.count).toBe(3)
})

test('without a page on careers there is no way to it', () => {
  expect(homePageProps(data([]), 'ww', { jobs: 3, industries: [] }).careers).toBeNull()
})

test('industries that have machines in the site lead to the catalogue under their filter', () => {
  const option = (id: string, active = true) => ({ id, title: `Industry ${id}`, active })
  const industries = { options: [option('401'), option('402'), option('403', false)] }
  const props = homePageProps(data([], { industries }), 'it_eu', {
    jobs: 0,
    industries: ['402', '403'],
  })
  expect(props.industries).toEqual([
    { label: 'Industry 402', href: '/it_eu/products?industries[]=402' },
  ])
})
