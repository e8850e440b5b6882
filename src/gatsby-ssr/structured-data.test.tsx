import type { PageContext } from '../templates/shared/page-context'
import { structuredDataOf } from './structured-data'

const context = (path: string, route: PageContext['route'] = 'news-and-events'): PageContext => ({
  site: 'it_eu',
  route,
  pageType: 'listing',
  alternates: [],
  share: null,
  i18n: {
    language: 'it',
    languages: ['it'],
    defaultLanguage: 'en',
    routed: true,
    originalPath: path,
    path,
  },
})
const frame = {
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
}
const list = { ...frame, entry: { title: 'Notizie', blocks: [] } }

test('a page has the structured data of its type, at its own address', () => {
  expect(structuredDataOf(list, context('/it_eu/news-and-events'))).toMatchObject([
    { itemListElement: [{ item: 'https://www.example.com/it_eu' }, { name: 'Notizie' }] },
  ])
})

test('a page of a list after the first is about nothing of its own', () => {
  expect(structuredDataOf(list, context('/it_eu/news-and-events?page=2'))).toEqual([])
})

test('an error page has none', () => {
  expect(structuredDataOf(frame, context('/it_eu/404', 'not-found'))).toEqual([])
})
