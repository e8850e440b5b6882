import { indexedPages } from './indexed-pages'
import { pageContent } from './testing/pages'

const context = (path: string, fields = {}) => ({
  site: 'ww' as const,
  route: 'news-and-events' as const,
  pageType: 'listing',
  alternates: [
    {
      region: 'World',
      sites: [
        { handle: 'ww' as const, name: 'English', area: '', countries: [], path },
        { handle: 'it_eu' as const, name: 'Italiano', area: 'EU', countries: ['IT'], path: null },
      ],
    },
  ],
  share: null,
  i18n: {
    language: 'en' as const,
    languages: ['en' as const],
    defaultLanguage: 'en' as const,
    routed: true,
    originalPath: path,
    path,
  },
  ...fields,
})

test('pages that search engines may read, by address, with the versions that their heads announce', () => {
  const content = pageContent('news')
  const pages = indexedPages(
    [
      context('/news-and-events?page=2', { entry: 'news' }),
      context('/search', { noIndex: true as const }),
      context('/news-and-events', { entry: 'news' }),
      context('/contacts/press'),
    ],
    [content],
  )
  expect(pages.map(({ path }) => path)).toEqual([
    '/contacts/press',
    '/news-and-events',
    '/news-and-events?page=2',
  ])
  const [form, list, second] = pages
  expect(form?.content).toBeNull()
  expect(list).toMatchObject({
    content,
    alternates: [
      { hreflang: 'x-default', path: '/news-and-events' },
      { hreflang: 'en', path: '/news-and-events' },
    ],
  })
  expect(second).toMatchObject({ content: null, alternates: [] })
})
