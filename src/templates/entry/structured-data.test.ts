import type { JsonLdPage } from '../../features/structured-data'
import { entryNodes } from './structured-data'
import { entryData } from './testing/entry-data'

const page: JsonLdPage = {
  site: 'it_eu',
  origin: 'https://www.example.com',
  path: '/it_eu/news-and-events/fiera',
  company: 'Acme',
  share: null,
}
const typesOf = (...fields: Parameters<typeof entryData>) =>
  entryNodes(entryData(...fields), page).map((node) => node['@type'])

test('an entry says where it stands and what it is', () => {
  const place = { date: '2027-09-28', place: 'Verona' }
  expect(typesOf({ type: 'event', ...place })).toEqual(['BreadcrumbList', 'Event'])
  expect(typesOf({ type: 'pressRelease', ...place })).toEqual(['BreadcrumbList', 'NewsArticle'])
})

test('an entry of no such type says where it stands', () => {
  expect(typesOf({ type: 'tender' })).toEqual(['BreadcrumbList'])
})
