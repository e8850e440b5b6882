import type { IndexedPage, PageContent, Published } from '../indexed-pages'

/** Content of a page with only a title and the given fields. */
export const pageContent = (id: string, fields: Partial<PageContent> = {}): PageContent => ({
  id,
  title: id,
  abstract: null,
  dateUpdated: null,
  image: null,
  ...fields,
})

/** A page of the worldwide site's news, and with the given fields. */
export const newsPage = (
  id: string,
  content: Partial<PageContent> = {},
  fields: Partial<IndexedPage> = {},
): IndexedPage => ({
  site: 'ww',
  route: 'news-and-events-slug',
  path: `/news-and-events/${id}`,
  alternates: [],
  content: pageContent(id, content),
  pictures: [],
  ...fields,
})

/** A build with the given pages. */
export const published = (...pages: readonly IndexedPage[]): Published => ({
  origin: 'https://www.example.com',
  pages,
  companies: { ww: 'Acme' },
})

/** The lines of a text that another does not have. */
export const changedLines = (before = '', after = ''): string[] => {
  const known = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !known.has(line))
}
