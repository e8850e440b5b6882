import type { NonNullKeys } from '../shared/non-null-keys'
import { servicesProps } from './services-props'

type Data = NonNullKeys<Queries.ServicesPageQuery, 'entry'>

const card = (section: string, slug: string, date: string | null = null) => ({
  section,
  slug,
  type: 'webinar',
  title: slug,
  preTitle: null,
  abstract: null,
  date,
  endDate: null,
  place: null,
  deadline: null,
  status: null,
  image: null,
})

const teaser = (section: string) => ({
  preTitle: null,
  title: section,
  text: null,
  image: null,
  action: {
    label: 'Dates',
    actionUrl: null,
    actionFile: null,
    actionPage: { section, slug: null },
  },
})

const call = (title: string) => ({
  type: 'callToAction' as const,
  title,
  text: null,
  actions: [],
})

const data = (blocks: Data['entry']['blocks']): Data => ({
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: {
    shortName: 'Acme',
    emails: [],
    phones: [{ label: 'Service', number: '+39 055 555 0142', href: 'tel:+390555550142' }],
  },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  categories: { nodes: [] },
  counts: { group: [] },
  service: { onCall: null },
  products: { nodes: [] },
  entries: { nodes: [] },
  entry: { title: 'Services', abstract: null, blocks, seo: null },
  shelved: {
    nodes: [
      card('webinars', 'wire', '2027-02-24'),
      card('workshops', 'kiln', '2027-03-16'),
      card('articles', 'segments'),
    ],
  },
})

const context = { questions: [{ key: 'voltage', question: 'Which voltages?' }] }

test('entries are in the collection whose list they are in', () => {
  const blocks = [
    {
      type: 'teasers' as const,
      preTitle: null,
      title: 'Know-how',
      teasers: [teaser('webinars'), teaser('workshops'), teaser('articles')],
    },
  ]
  const { knowledge } = servicesProps(data(blocks), 'it_eu', context)
  expect(
    knowledge?.collections.map(({ title, entries }) => [title, entries.map((e) => e.href)]),
  ).toEqual([
    ['webinars', ['/it_eu/services/webinar/wire']],
    ['workshops', ['/it_eu/services/workshop/kiln']],
    // Its list has a translated path; the paths of its entries are not below it.
    ['articles', ['/it_eu/services/articles/segments']],
  ])
})

test('the last call to action says what to do when a machine stands still, all others stay', () => {
  const props = servicesProps(data([call('Buy'), call('Call')]), 'ww', context)
  expect(props.call?.title).toBe('Call')
  expect(props.blocks).toEqual([{ ...call('Buy') }])
  expect(props.phones).toHaveLength(1)
})

test('a question leads to its place among the frequent ones', () => {
  expect(servicesProps(data([]), 'de_eu', context)).toMatchObject({
    hero: null,
    call: null,
    knowledge: null,
    questions: [{ label: 'Which voltages?', href: '/de_eu/services/faq#voltage' }],
  })
})
