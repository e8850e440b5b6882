import { entryNode } from '../templates/shared/testing/content'
import type { EntryNode } from '../templates/shared/content-nodes'
import { nextChange } from './next-change'

const TODAY = '2027-01-15'
const next = (...entries: Partial<EntryNode>[]) =>
  nextChange(
    entries.map((fields, index) => entryNode(String(index), fields)),
    TODAY,
  )

it.each<[string, Partial<EntryNode>, string | null]>([
  ['an event', { type: 'event', date: '2027-02-28' }, '2027-03-01'],
  [
    'an event of some days',
    { type: 'event', date: '2027-01-10', endDate: '2027-12-31' },
    '2028-01-01',
  ],
  ['one that ends today', { type: 'webinar', date: '2027-01-15T18:00:00+01:00' }, '2027-01-16'],
  ['one that is over', { type: 'event', date: '2027-01-14' }, null],
  ['one on request', { type: 'workshop' }, null],
  ['a job', { type: 'job', date: '2027-01-01', deadline: '2027-01-31' }, '2027-02-01'],
  ['a deadline that has passed', { type: 'job', deadline: '2027-01-14' }, null],
  ['a page with a guard', { guard: 'upcoming', date: '2027-01-20' }, '2027-01-21'],
  ['a page with another', { guard: 'beforeDeadline', deadline: '2027-01-20' }, '2027-01-21'],
  ['news of a later day, which are shown before', { type: 'news', date: '2027-01-20' }, null],
])('%s', (_, fields, expected) => {
  expect(next(fields)).toBe(expected)
})

it('is the earliest of all, in whatever order they come', () => {
  const event = { type: 'event', date: '2027-03-03' }
  const over = { type: 'event', date: '2026-03-03' }
  const job = { deadline: '2027-02-02' }
  expect(next(event, over, job)).toBe('2027-02-03')
  expect(next(job, over, event)).toBe('2027-02-03')
  expect(next()).toBeNull()
})
