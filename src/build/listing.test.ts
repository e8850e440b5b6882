import type { PlannedPage, RouteName } from '../routes'
import type { BuildContent, EntryNode } from './content'
import { listingOf, neighboursOf } from './listing'

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

const news = page('news-and-events', 'newsAndEvents')

describe('listingOf', () => {
  it('puts the next event first, then news from the newest on, then what is over', () => {
    const entries = [
      event('verona-2025', '2025-09-23', '2025-09-26'),
      event('milan-2026', '2026-05-05'),
      event('verona-2027', '2027-09-28', '2027-10-01'),
      event('melbourne', '2027-03-09'),
      entry('old-news', { date: '2026-01-01' }),
      entry('new-news', { date: '2026-12-01' }),
    ]
    expect(listingOf(news, content(...entries), TODAY)).toEqual({
      cards: ['melbourne', 'verona-2027', 'new-news', 'old-news', 'milan-2026', 'verona-2025'],
      rows: [],
      parts: [
        { kind: 'upcoming', count: 2 },
        { kind: 'all', count: 2 },
        { kind: 'past', count: 2 },
      ],
    })
  })

  it('orders what has no date by title', () => {
    const undated = content(entry('2', { title: 'Öfen' }), entry('1', { title: 'Pressen' }))
    expect(listingOf(news, undated, TODAY).cards).toEqual(['2', '1'])
  })

  it('takes an event for upcoming until its last day is over', () => {
    const running = content(event('running', '2027-01-13', TODAY), event('over', '2027-01-14'))
    expect(listingOf(news, running, TODAY).parts).toEqual([
      { kind: 'upcoming', count: 1 },
      { kind: 'past', count: 1 },
    ])
  })

  it('takes an event without a date for one on request', () => {
    expect(listingOf(news, content(event('visit', null)), TODAY).parts).toEqual([
      { kind: 'onRequest', count: 1 },
    ])
  })

  it('tells tenders apart by their state', () => {
    const tender = { section: 'tendersAndProjects', type: 'tender' }
    const { cards, parts } = listingOf(
      page('bit-tenders-and-projects', 'tendersAndProjects'),
      content(
        entry('closed', { ...tender, status: 'closed', date: '2026-09-01' }),
        entry('open', { ...tender, status: 'open', date: '2026-01-01' }),
      ),
      TODAY,
    )
    expect(cards).toEqual(['open', 'closed'])
    expect(parts?.map(({ kind }) => kind)).toEqual(['open', 'closed'])
  })

  it('lists neither other sites, other sections, fixed pages nor what has no page', () => {
    const others = content(
      entry('elsewhere', { site: 'it_eu' }),
      entry('article', { section: 'articles' }),
      entry('page', { handle: 'newsAndEvents', slug: null }),
      entry('document', { slug: null }),
    )
    expect(listingOf(news, others, TODAY)).toEqual({ cards: [], rows: [], parts: [] })
  })

  it('shows jobs in place', () => {
    const job = entry('fitter', { section: 'jobOpportunities', type: 'job' })
    const jobs = page('careers-job-opportunities', 'jobOpportunities')
    expect(listingOf(jobs, content(job), TODAY)).toEqual({ cards: [], rows: ['fitter'], parts: [] })
  })

  it('lists nothing on a page without entries', () => {
    expect(listingOf(page('services-faq', 'faq'), content(), TODAY).parts).toBeNull()
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
