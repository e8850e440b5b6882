import type { PlannedPage, RouteName } from '../routes'
import type { BuildContent, EntryNode } from './content'
import { inParts, neighboursOf, newestFirst } from './listing'

const TODAY = '2027-01-15'

const entry = (id: string, fields: Partial<EntryNode>): EntryNode => ({
  id,
  site: 'ww',
  handle: null,
  title: id,
  section: 'newsAndEvents',
  slug: id,
  type: 'news',
  date: null,
  endDate: null,
  status: null,
  deadline: null,
  guard: null,
  blocks: [],
  translations: {},
  image: null,
  ...fields,
})

const event = (id: string, date: string | null, endDate: string | null = null) =>
  entry(id, { type: 'event', date, endDate })

const content = (...entries: readonly EntryNode[]): BuildContent => ({
  regions: [],
  navigation: [],
  configs: [],
  forms: [],
  shortlinks: [],
  filters: [],
  sitemaps: [],
  categories: [],
  products: [],
  entries,
  companies: [],
  seo: [],
})

const page = (route: RouteName, section: string, id = 'page'): PlannedPage => ({
  path: `/${id}`,
  route,
  site: 'ww',
  params: {},
  entry: { id, section, slug: id, source: id, translations: {} },
  alternates: {},
})

/** The ids in each part. */
const parts = (...entries: readonly EntryNode[]) =>
  inParts([...entries].sort(newestFirst), TODAY).map((part) => [
    part.kind,
    part.entries.map(({ id }) => id),
  ])

describe('inParts', () => {
  it('puts the next event first, then news from the newest on, then what is over', () => {
    const entries = [
      event('verona-2025', '2025-09-23', '2025-09-26'),
      event('milan-2026', '2026-05-05'),
      event('verona-2027', '2027-09-28', '2027-10-01'),
      event('melbourne', '2027-03-09'),
      entry('old-news', { date: '2026-01-01' }),
      entry('new-news', { date: '2026-12-01' }),
    ]
    expect(parts(...entries)).toEqual([
      ['upcoming', ['melbourne', 'verona-2027']],
      ['all', ['new-news', 'old-news']],
      ['past', ['milan-2026', 'verona-2025']],
    ])
  })

  it('orders what has no date by title', () => {
    expect(parts(entry('1', { title: 'Pressen' }), entry('2', { title: 'Öfen' }))).toEqual([
      ['all', ['2', '1']],
    ])
  })

  it('takes an event for upcoming until its last day is over', () => {
    expect(parts(event('running', '2027-01-13', TODAY), event('over', '2027-01-14'))).toEqual([
      ['upcoming', ['running']],
      ['past', ['over']],
    ])
  })

  it('takes an event without a date for one on request', () => {
    expect(parts(event('visit', null))).toEqual([['onRequest', ['visit']]])
  })

  it('tells tenders apart by their state', () => {
    const tender = { section: 'tendersAndProjects', type: 'tender' }
    const closed = entry('closed', { ...tender, status: 'closed', date: '2026-09-01' })
    const open = entry('open', { ...tender, status: 'open', date: '2026-01-01' })
    expect(parts(closed, open)).toEqual([
      ['open', ['open']],
      ['closed', ['closed']],
    ])
  })
})

describe('neighboursOf', () => {
  const three = content(
    entry('c', { date: '2026-03-01' }),
    entry('b', { date: '2026-02-01' }),
    entry('a', { date: '2026-01-01' }),
  )
  const at = (id: string) => page('news-and-events-slug', 'newsAndEvents', id)

  it('names the two that come after, from the last on to the first', () => {
    expect(neighboursOf(at('c'), three, [])).toEqual(['b', 'a'])
    expect(neighboursOf(at('b'), three, [])).toEqual(['a', 'c'])
    expect(neighboursOf(at('a'), three, [])).toEqual(['c', 'b'])
  })

  it('does not name what the page shows already', () => {
    expect(neighboursOf(at('c'), three, ['b'])).toEqual(['a'])
  })

  it('never names the entry itself', () => {
    expect(neighboursOf(at('one'), content(entry('one', {})), [])).toEqual([])
  })

  it('leaves invitations alone', () => {
    const landings = content(
      entry('a', { section: 'landings' }),
      entry('b', { section: 'landings' }),
    )
    expect(neighboursOf(page('landings', 'landings', 'a'), landings, [])).toEqual([])
  })
})
