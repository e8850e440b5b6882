import { entryData } from '../entry/testing/entry-data'
import { eventPageProps } from './event-props'
import type { EventPlan } from './variables'

const data = entryData({ section: 'webinars', slug: 'dust', type: 'webinar', date: '2027-03-10' })

const calendarOf = (state: 'upcoming' | 'onRequest' | 'past') =>
  eventPageProps(data, 'it_eu', { state, neighbours: [] }).calendar

test('only what is to come can be written into a calendar', () => {
  expect(calendarOf('upcoming')).toBe('/calendar/it_eu/webinars/dust.ics')
  expect(calendarOf('onRequest')).toBeNull()
  expect(calendarOf('past')).toBeNull()
})

test('where editors named no way to take part, there is that of the plan', () => {
  const ask = { label: 'Chiedi informazioni', href: '/it_eu/contacts/registration?subject=Dust' }
  const plan: EventPlan = { state: 'upcoming', neighbours: [] }
  expect(eventPageProps(data, 'it_eu', { ...plan, ask }).actions).toEqual([ask])
  expect(eventPageProps(data, 'it_eu', plan).actions).toEqual([])
})
