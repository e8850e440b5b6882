import { gatsbyLoader, capturePageLoader, pageData, withPath } from './loader'

const loaded = { page: { path: '/news-and-events/page/2' } }

test('a page has one copy under another path, because Gatsby compares by identity', () => {
  const copy = withPath(loaded, '/news-and-events')
  expect(copy).toEqual({ page: { path: '/news-and-events' } })
  expect(withPath(loaded, '/news-and-events')).toBe(copy)
  expect(loaded.page.path).toBe('/news-and-events/page/2')
})

test('a loader without what the site needs is named', () => {
  Object.assign(window, { ___loader: { loadPage: jest.fn(), loadPageSync: jest.fn() } })
  expect(() => gatsbyLoader()).toThrow('enqueue')
})

test('pages as data are no steps: they are asked of the loader as it was', () => {
  const loader = { loadPage: jest.fn(), loadPageSync: jest.fn(() => loaded) }
  const before = loader.loadPageSync
  capturePageLoader(loader)
  loader.loadPageSync = jest.fn()
  expect(pageData().loadPageSync('/news-and-events')).toBe(loaded)
  expect(before).toHaveBeenCalledTimes(1)
  expect(loader.loadPageSync).not.toHaveBeenCalled()
})
