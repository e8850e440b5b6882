import type { EntryNode } from './content-nodes'
import { inParts, newestFirst } from './section-entries'
import { entryNode } from './testing/content'

const TODAY = '2027-01-15'

const event = (id: string, date: string | null, endDate: string | null = null) =>
  entryNode(id, { type: 'event', date, endDate })

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
      entryNode('old-news', { date: '2026-01-01' }),
      entryNode('new-news', { date: '2026-12-01' }),
    ]
    expect(parts(...entries)).toEqual([
      ['upcoming', ['melbourne', 'verona-2027']],
      ['all', ['new-news', 'old-news']],
      ['past', ['milan-2026', 'verona-2025']],
    ])
  })

  it('orders what has no date by title', () => {
    expect(parts(entryNode('1', { title: 'Pressen' }), entryNode('2', { title: 'Öfen' }))).toEqual([
      ['all', ['2', '1']],
    ])
  })

  it('orders what is on one day by title, before and after', () => {
    const [a, b] = ['A', 'B'].map((title) => ({ type: 'event', title }))
    expect(
      parts(
        entryNode('2', { ...a, date: '2027-03-09' }),
        entryNode('1', { ...b, date: '2027-03-09' }),
        entryNode('3', { ...b, date: '2026-03-09' }),
        entryNode('4', { ...a, date: '2026-03-09' }),
      ),
    ).toEqual([
      ['upcoming', ['2', '1']],
      ['past', ['4', '3']],
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
    const closed = entryNode('closed', { ...tender, status: 'closed', date: '2026-09-01' })
    const open = entryNode('open', { ...tender, status: 'open', date: '2026-01-01' })
    expect(parts(closed, open)).toEqual([
      ['open', ['open']],
      ['closed', ['closed']],
    ])
  })
})
