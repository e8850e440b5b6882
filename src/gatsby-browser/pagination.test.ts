import type { PageLoader } from './loader'
import { loadPaginatedPages } from './pagination'

/**
 * A loader that knows some pages by path only, and answers everything else with the not-found page.
 */
function loaderOf(...paths: string[]): PageLoader {
  const pages = new Map(paths.map((path) => [path, { page: { path }, content: path }]))
  const find = (address: string) =>
    pages.get(address.split('?')[0] ?? '') ?? { page: { path: '/404.html' }, content: 'none' }
  return { loadPage: (address) => Promise.resolve(find(address)), loadPageSync: find }
}

const loader = loaderOf('/news-and-events', '/news-and-events/page/2', '/products')
loadPaginatedPages(loader)

test.each([
  ['/news-and-events?page=2', '/news-and-events/page/2', '/news-and-events'],
  ['/news-and-events?utm=x&page=2', '/news-and-events/page/2', '/news-and-events'],
  ['/news-and-events/?page=2', '/news-and-events/page/2', '/news-and-events'],
  ['/news-and-events?page=99', '/news-and-events', '/news-and-events'],
  ['/news-and-events?page=x', '/news-and-events', '/news-and-events'],
  ['/news-and-events', '/news-and-events', '/news-and-events'],
  ['/products?page=2', '/products', '/products'],
])('%s shows %s', async (address, content, path) => {
  const expected = { page: { path }, content }
  expect(await loader.loadPage(address)).toEqual(expected)
  expect(loader.loadPageSync(address)).toEqual(expected)
  expect(loader.loadPageSync(address)).toBe(await loader.loadPage(address))
})
