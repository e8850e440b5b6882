import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LoadedPage } from '../../gatsby-browser/loader'
import type { ListingItemView, ListingView } from '../../features/listing'
import { renderOnSite } from '../../theme/testing/i18n'
import { List } from './list'
import type { ListedEntry, ListingContext } from './listing-props'
import { News } from './variants/news'
import { Tenders } from './variants/tenders'

const item = (id: string, fields: Partial<ListingItemView> = {}): ListingItemView => ({
  id,
  kind: 'all',
  href: `/news-and-events/${id}`,
  leadsTo: 'page',
  type: 'news',
  title: id,
  preTitle: null,
  abstract: null,
  date: '2026-10-02',
  endDate: null,
  place: null,
  deadline: null,
  status: null,
  facts: [],
  image: null,
  ...fields,
})

const listing = (fields: Partial<ListingView> = {}): ListingView => ({
  noun: 'news',
  section: 'newsAndEvents',
  path: '/news-and-events',
  page: 1,
  pages: 2,
  total: 3,
  filter: null,
  parts: [{ kind: 'all', total: 2, items: [item('award')] }],
  ...fields,
})

const entry = (id: string, type: ListedEntry['type']): ListedEntry => ({
  ...item(id, { type }),
  type,
  section: 'newsAndEvents',
  slug: id,
  document: null,
  externalUrl: null,
})

/** The second page in Gatsby's loader, as the build has written it. */
const SECOND = '/news-and-events?page=2'
const secondContext: ListingContext = {
  ...listing(),
  page: 2,
  ids: ['kiln', 'verona'],
  runs: [
    { kind: 'all', total: 2, count: 1 },
    { kind: 'past', total: 1, count: 1 },
  ],
}
const second = {
  page: { path: SECOND },
  json: {
    data: { items: { nodes: [entry('kiln', 'news'), entry('verona', 'event')] } },
    pageContext: { site: 'ww', i18n: { path: SECOND }, listing: secondContext },
  },
}

const load = jest.fn<Promise<LoadedPage>, [string]>()
const known = jest.fn<LoadedPage | undefined, [string]>()
const more = () => screen.queryByRole('link', { name: 'Load more' })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)

beforeEach(() => {
  window.history.replaceState(null, '', '/news-and-events')
  load.mockReset().mockResolvedValue(second)
  known.mockReset()
  window.___loader = { loadPage: load, loadPageSync: known, enqueue: () => undefined }
})

const show = (fields: Partial<ListingView> = {}) =>
  renderOnSite(<List title="News" listing={listing(fields)} Entries={News} />)

test('the link to the next page makes the list grow in place and leads on to what is new', async () => {
  show()
  expect(more()).toHaveAttribute('href', '/news-and-events?page=2')
  await userEvent.click(screen.getByRole('link', { name: 'Load more' }))
  const next = await screen.findByRole('link', { name: 'kiln' })
  await waitFor(() => expect(next).toHaveFocus())
  expect(titles()).toEqual(['award', 'kiln', 'verona'])
  expect(screen.getByRole('heading', { level: 2, name: 'Past' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Now showing 3 of 3')
  expect(more()).toBeNull()
})

test('loaded items are there again after going back, at once where they are in memory', async () => {
  window.history.replaceState({ key: 'a', loadedPages: 2 }, '', '/news-and-events')
  known.mockReturnValue(second)
  show()
  expect(titles()).toEqual(['award', 'kiln', 'verona'])
  expect(load).not.toHaveBeenCalled()
})

test('… and after a while where it is not', async () => {
  window.history.replaceState({ loadedPages: 9 }, '', '/news-and-events')
  show()
  expect(await screen.findByRole('link', { name: 'kiln' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that cannot be had says so and can be asked for again', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Load more' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('could not be loaded'))
  await userEvent.click(screen.getByRole('link', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: 'kiln' })).toBeInTheDocument()
  expect(window.history.state).toMatchObject({ loadedPages: 2 })
})

test('a list without entries says so', () => {
  renderOnSite(
    <List title="Neues" listing={listing({ total: 0, pages: 1, parts: [] })} Entries={News} />,
    'de_eu',
  )
  expect(screen.getByText('Zurzeit gibt es hier nichts.')).toBeInTheDocument()
})

test('a document opens in a new tab and says so, another website says so', () => {
  const items = [
    item('sheet', { href: '/api/document/a.pdf', leadsTo: 'document' }),
    item('elsewhere', { href: 'https://example.com/', leadsTo: 'website' }),
  ]
  show({ parts: [{ kind: 'all', total: 2, items }] })
  expect(screen.getByRole('link', { name: 'sheet' })).toHaveAttribute('target', '_blank')
  expect(screen.getByText('Document, opens in a new tab')).toBeInTheDocument()
  expect(screen.getByText('On another website')).toBeInTheDocument()
})

test('the filter fetches the whole list and shows what is left of it', async () => {
  const filter = {
    name: 'press' as const,
    options: [
      { id: '601', title: 'Press releases' },
      { id: '602', title: 'Trade fairs' },
    ],
    groups: [
      { ids: ['601'], count: 2 },
      { ids: ['602'], count: 1 },
    ],
  }
  const items = [
    { ...item('award'), categories: ['601'] },
    { ...item('kiln'), categories: ['601'] },
    { ...item('verona', { kind: 'past' }), categories: ['602'] },
  ]
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ items }) })
  window.dataLayer = []
  show({ filter })
  expect(
    screen.getByRole('checkbox', { name: /Press releases/ }).closest('label'),
  ).toHaveTextContent('Press releases2')
  await userEvent.click(screen.getByRole('checkbox', { name: /Trade fairs/ }))
  expect(await screen.findByRole('link', { name: 'verona' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'award' })).toBeNull()
  expect(global.fetch).toHaveBeenCalledWith('/site-data/ww/listing-newsAndEvents.json')
  expect(window.location.search).toBe('?press[]=602')
  expect(window.dataLayer).toEqual([
    { event: 'filter-change', category: 'press', filters: ['Trade fairs'] },
  ])
})

test('tenders have their state and deadline in the words of the site', () => {
  const items = [
    item('sensors', { kind: 'open', type: 'tender', status: 'open', deadline: '2027-01-22' }),
  ]
  renderOnSite(
    <List
      title="Ausschreibungen"
      Entries={Tenders}
      listing={listing({
        ...{ noun: 'tender', pages: 1, total: 1 },
        parts: [{ kind: 'open', total: 1, items }],
      })}
    />,
    'de_eu',
  )
  expect(screen.getByText('Frist').nextElementSibling).toHaveTextContent('22. Januar 2027')
  expect(screen.getByText('1 Ausschreibung')).toBeInTheDocument()
})
