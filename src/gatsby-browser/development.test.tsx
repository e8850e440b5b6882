import { actAsBuild } from './development'
import type { LoadedPage } from './loader'

// Gatsby makes this module while it builds.
jest.mock('$virtual/async-requires', () => ({ components: {} }), { virtual: true })

const NEWS = '/de_eu/news-and-events'

/** A loader that has the pages of a list under the list's own path, and the site's not-found page for all else. */
function loaderAt(address: string) {
  window.history.replaceState(null, '', address)
  const pages: Record<string, LoadedPage> = {
    [NEWS]: { page: { path: NEWS } },
    [`${NEWS}?page=2`]: { page: { path: NEWS } },
  }
  const notFound = { page: { path: '/404.html' } }
  const loader = {
    loadPage: jest.fn((path: string) => Promise.resolve(pages[path])),
    loadPageSync: (path: string) => pages[path] ?? notFound,
    enqueue: () => undefined,
    isPageNotFound: (_: string) => false,
  }
  return { loader, pages, notFound }
}

/** What the page is told of. */
class Events extends EventTarget {
  static last: Events
  constructor(readonly address: string) {
    super()
    Events.last = this
  }
  readonly close = jest.fn()
}

beforeEach(() => {
  Object.assign(window, {
    EventSource: Events,
    ___emitter: { on: () => undefined, emit: () => undefined },
    fetch: jest.fn(() => Promise.resolve({ ok: true, status: 204 })),
  })
})

test('the first page comes from the loader that all others come from', async () => {
  const { loader } = loaderAt(`${NEWS}?page=2`)
  await actAsBuild(loader, undefined)
  expect(loader.loadPage).toHaveBeenCalledWith(`${NEWS}?page=2`)
  expect(window.asyncRequires).toEqual({ components: {} })
})

test('of a list it is the page that the address names', async () => {
  const { loader, pages } = loaderAt(`${NEWS}?page=2`)
  await actAsBuild(loader, undefined)
  expect(loader.loadPageSync(NEWS)).toBe(pages[`${NEWS}?page=2`])
  expect(loader.isPageNotFound(NEWS)).toBe(false)
})

test('where there is no page it is the not-found page of the site, whatever Gatsby asks for', async () => {
  const { loader, notFound } = loaderAt('/de_eu/nowhere')
  await actAsBuild(loader, undefined)
  expect(loader.isPageNotFound('/de_eu/nowhere')).toBe(true)
  for (const path of ['/de_eu/nowhere', '/404.html', '/dev-404-page']) {
    expect(loader.loadPageSync(path)).toBe(notFound)
  }
})

test('a page that everyone sees is asked for when it comes into view, and when content was edited', async () => {
  const { loader } = loaderAt(NEWS)
  await actAsBuild(loader, undefined)
  loader.loadPageSync(NEWS)
  loader.loadPageSync(NEWS)
  expect(window.fetch).toHaveBeenCalledTimes(1)
  Events.last.dispatchEvent(new MessageEvent('message'))
  expect(window.fetch).toHaveBeenCalledTimes(2)
  expect(window.fetch).toHaveBeenLastCalledWith('/__edited-page?address=%2Fde_eu%2Fnews-and-events')
})

test('a preview asks when content was edited, and again when the last look is too old to be of before', async () => {
  jest.useFakeTimers()
  const askAgain = jest.fn()
  await actAsBuild(loaderAt(NEWS).loader, askAgain)
  expect(Events.last.address).toBe('/__edits')
  Events.last.dispatchEvent(new MessageEvent('message'))
  expect(askAgain).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(askAgain).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('a tab that nobody looks at listens to nothing, and asks when it is looked at again', async () => {
  const askAgain = jest.fn()
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  await actAsBuild(loaderAt(NEWS).loader, askAgain)
  const first = Events.last
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(first.close).toHaveBeenCalledTimes(1)
  expect(Events.last).toBe(first)
  expect(askAgain).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Events.last).not.toBe(first)
  expect(askAgain).toHaveBeenCalledTimes(1)
  visibility.mockRestore()
})
