import { readChunkMapping } from './chunk-mapping'
import { gatsbyLoader, keepPageData, pageData, withPath } from './loader'

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
  keepPageData(loader)
  loader.loadPageSync = jest.fn()
  expect(pageData().loadPageSync('/news-and-events')).toBe(loaded)
  expect(before).toHaveBeenCalledTimes(1)
  expect(loader.loadPageSync).not.toHaveBeenCalled()
})

describe('the map of chunks', () => {
  const { NODE_ENV } = process.env
  const error = jest.spyOn(console, 'error').mockImplementation()
  beforeEach(() => {
    error.mockClear()
    Object.assign(process.env, { NODE_ENV: 'production' })
  })
  afterAll(() => Object.assign(process.env, { NODE_ENV }))

  test.each(['{"app":["/app.js"]}', { app: ['/app.js'] }])('is an object, from %j', (written) => {
    window.___chunkMapping = written
    readChunkMapping()
    expect(window.___chunkMapping).toEqual({ app: ['/app.js'] })
    expect(error).not.toHaveBeenCalled()
  })

  test('is missed aloud', () => {
    delete window.___chunkMapping
    readChunkMapping()
    expect(error).toHaveBeenCalledWith(expect.stringContaining('docs/gatsby.md'))
  })
})
