import type { PlannedPage } from '../../routes'
import type { PageContext } from '../../templates/shared/page-context'
import {
  planListing,
  type ListingContent,
  type ListingNode,
  type PlannedListing,
} from '../../templates/listing/plan-listing'
import { registry } from '../registry'
import type { EntryNode } from '../../templates/shared/content-nodes'
import { contentNodes, entryNode } from '../../templates/shared/testing/content'
import { createPaginatedPages } from './paginated-pages'
import { listingFile } from './listing-file'

const TODAY = '2027-01-15'

const nodeOf = ({ id, section, slug, type, title, date, endDate, status }: EntryNode) => ({
  ...{ id, section, slug, type, title, date, endDate, status },
  ...{ preTitle: null, abstract: null, place: null, deadline: null, image: null },
  ...{ facts: [], document: null, externalUrl: null, categories: [] },
})

const listings = (
  entries: readonly EntryNode[],
  fields: Readonly<Record<string, Partial<ListingNode>>> = {},
): ListingContent => ({
  entries: new Map(entries.map((each) => [each.id, { ...nodeOf(each), ...fields[each.id] }])),
  filters: [
    {
      site: 'ww',
      list: 'pressCategories',
      options: [
        { id: '601', title: 'Press releases', active: true },
        { id: '602', title: 'Trade fairs', active: true },
        { id: '603', title: 'Nobody', active: true },
        { id: '604', title: 'Old', active: false },
      ],
    },
  ],
})

const page: PlannedPage = {
  path: '/news-and-events',
  route: 'news-and-events',
  site: 'ww',
  params: {},
  entry: { id: 'page', section: 'newsAndEvents', slug: null, source: 'page', translations: {} },
  alternates: {},
}

const plan = (entries: readonly EntryNode[], content = listings(entries)): PlannedListing =>
  planListing(page, registry['news-and-events'].listing, content, {
    content: contentNodes(entries),
    today: TODAY,
  })

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`
const news = Array.from({ length: 13 }, (_, index) =>
  entryNode(`n${index}`, { date: day(28 - index) }),
)
const fairs = [
  entryNode('over', { type: 'event', date: '2026-05-05' }),
  entryNode('later', { type: 'event', date: '2027-09-28' }),
  entryNode('next', { type: 'event', date: '2027-03-09' }),
]

describe('planListing', () => {
  it('cuts the list into pages and says what of each part is on which', () => {
    const { pages } = plan([...news, ...fairs])
    expect(pages.map(({ page: number, ids }) => [number, ids])).toEqual([
      [1, ['next', 'later', 'n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9']],
      [2, ['n10', 'n11', 'n12', 'over']],
    ])
    expect(pages[1]).toMatchObject({ pages: 2, total: 16, path: '/news-and-events' })
    expect(pages[1]?.runs).toEqual([
      { kind: 'upcoming', total: 2, count: 0 },
      { kind: 'all', total: 13, count: 3 },
      { kind: 'past', total: 1, count: 1 },
    ])
  })

  it('has one page where nothing is listed', () => {
    expect(plan([]).pages).toMatchObject([{ page: 1, pages: 1, total: 0, ids: [] }])
  })

  it('lists what leads to a document or another website, and not what leads nowhere', () => {
    const entries = ['sheet', 'link', 'nothing'].map((id) => entryNode(id, { slug: null }))
    const content = listings(entries, {
      sheet: { document: { url: '/a.pdf' } },
      link: { externalUrl: 'https://example.com/news' },
    })
    const planned = plan(entries, content)
    expect(listingFile(planned, 'ww', content).items).toMatchObject([
      { id: 'link', href: 'https://example.com/news', leadsTo: 'website' },
      { id: 'sheet', href: '/a.pdf', leadsTo: 'document' },
    ])
  })

  it('offers the categories that entries have, and counts entries by what they have', () => {
    const entries = [entryNode('a'), entryNode('b'), entryNode('c')]
    const content = listings(entries, {
      a: { categories: [{ id: '602' }, { id: '601' }] },
      b: { categories: [{ id: '601' }, { id: '602' }, { id: '604' }] },
    })
    expect(plan(entries, content).filter).toEqual({
      name: 'press',
      options: [
        { id: '601', title: 'Press releases' },
        { id: '602', title: 'Trade fairs' },
      ],
      groups: [
        { ids: [], count: 1 },
        { ids: ['601', '602'], count: 2 },
      ],
    })
    expect(listingFile(plan(entries, content), 'ww', content).items[0]?.categories).toEqual([
      '602',
      '601',
    ])
  })

  it('offers no filter where there is nothing to choose', () => {
    const entries = [entryNode('a'), entryNode('b')]
    const content = listings(entries, { a: { categories: [{ id: '601' }] } })
    expect(plan(entries, content).filter).toBeNull()
  })
})

describe('createPaginatedPages', () => {
  const context: PageContext = {
    site: 'ww',
    route: 'news-and-events',
    pageType: 'listing',
    alternates: [],
    share: null,
    i18n: {
      language: 'en',
      languages: ['en'],
      defaultLanguage: 'en',
      routed: true,
      originalPath: '/news-and-events',
      path: '/news-and-events',
    },
  }
  const first = { path: '/news-and-events', component: 'listing.tsx', context, slices: {} }

  it('keeps a page at a path of its own, with the address ?page=2', () => {
    const createPage = jest.fn()
    createPaginatedPages(createPage, first, plan(news), new Set())
    expect(createPage).toHaveBeenCalledTimes(1)
    expect(createPage).toHaveBeenCalledWith(
      expect.objectContaining({
        path: '/news-and-events/page/2',
        context: expect.objectContaining({
          ids: ['n12'],
          i18n: expect.objectContaining({ path: '/news-and-events?page=2' }),
        }),
      }),
    )
  })

  it('refuses to take the place of an entry', () => {
    const taken = new Set(['/news-and-events/page/2'])
    expect(() => createPaginatedPages(jest.fn(), first, plan(news), taken)).toThrow(
      '/news-and-events/page/2 is the page of an entry',
    )
  })
})
