import { matchProductionRouting } from './development'
import type { LoadedPage } from './loader'

// Gatsby makes this module while it builds.
jest.mock('$virtual/async-requires', () => ({ components: {} }), { virtual: true })

const NEWS = '/de_eu/news-and-events'

/**
 * A loader that has the pages of a list under the list's own path, and the site's not-found page
 * for all other addresses.
 */
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

test('the first page comes from the loader that all others come from', async () => {
  const { loader } = loaderAt(`${NEWS}?page=2`)
  await matchProductionRouting(loader)
  expect(loader.loadPage).toHaveBeenCalledWith(`${NEWS}?page=2`)
  expect(window.asyncRequires).toEqual({ components: {} })
})

test('of a list it is the page that the address names', async () => {
  const { loader, pages } = loaderAt(`${NEWS}?page=2`)
  await matchProductionRouting(loader)
  expect(loader.loadPageSync(NEWS)).toBe(pages[`${NEWS}?page=2`])
  expect(loader.isPageNotFound(NEWS)).toBe(false)
})

test('where there is no page it is the not-found page of the site, whatever Gatsby asks for', async () => {
  const { loader, notFound } = loaderAt('/de_eu/nowhere')
  await matchProductionRouting(loader)
  expect(loader.isPageNotFound('/de_eu/nowhere')).toBe(true)
  for (const path of ['/de_eu/nowhere', '/404.html', '/dev-404-page']) {
    expect(loader.loadPageSync(path)).toBe(notFound)
  }
})
