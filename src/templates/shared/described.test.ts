import { describedBy, describedPage, type DescribedData } from './described'
import type { PageContext } from './page-context'

const context = (path: string): PageContext => ({
  site: 'it_eu',
  route: 'news-and-events-slug',
  versions: [],
  noIndex: false,
  newsletter: false,
  share: null,
  i18n: {
    language: 'it',
    languages: ['it'],
    defaultLanguage: 'en',
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: path,
    path,
  },
})

const frame: DescribedData = {
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
}
const trail = {
  nodes: [
    { section: 'newsAndEvents', title: 'Notizie' },
    { section: 'home', title: 'Macchine per la pietra' },
  ],
}
const typesOf = (data: DescribedData) =>
  describedBy(data, context('/it_eu/news-and-events/fiera')).map((thing) => thing['@type'])

test('an entry says where it stands and what it is', () => {
  const entry = { title: 'Fiera', type: 'event', date: '2027-09-28', place: 'Verona' }
  expect(typesOf({ ...frame, trail, entry })).toEqual(['BreadcrumbList', 'Event'])
})

test('an entry whose query asks for its title only says where it stands', () => {
  expect(typesOf({ ...frame, trail, entry: { title: 'Fiera' } })).toEqual(['BreadcrumbList'])
})

test('a page is not above itself', () => {
  const [list] = describedBy(
    { ...frame, trail, entry: { title: 'Notizie' } },
    context('/it_eu/news-and-events'),
  )
  expect(list).toMatchObject({
    itemListElement: [{ item: 'https://www.example.com/it_eu' }, { name: 'Notizie' }],
  })
})

test('the home page stands below nothing, every other page at least below it', () => {
  const data = { ...frame, entry: { title: 'Engineering' } }
  expect(describedBy(data, context('/it_eu'))).toEqual([])
  expect(describedBy(data, context('/it_eu/engineering'))).toMatchObject([
    { itemListElement: [{ item: 'https://www.example.com/it_eu' }, { name: 'Engineering' }] },
  ])
})

test('a page without a frame says nothing', () => {
  expect(describedPage({}, context('/it_eu'))).toEqual([])
  expect(describedPage(undefined, context('/it_eu'))).toEqual([])
})
