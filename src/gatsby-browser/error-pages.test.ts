import { isErrorPage, loadSiteErrorPages } from './error-pages'
import type { PageLoader } from './loader'

interface TestPage {
  page: { path: string }
  content: string
}

/**
 * A loader that knows some pages, and answers everything else with the worldwide not-found page.
 */
function loaderOf(...paths: string[]): PageLoader {
  const pages = new Map(
    paths.map((path): [string, TestPage] => [path, { page: { path }, content: path }]),
  )
  const find = (address: string) => pages.get(address) ?? pages.get('/404.html')
  return { loadPage: (address) => Promise.resolve(find(address)), loadPageSync: find }
}

describe('loadSiteErrorPages', () => {
  const loader = loaderOf('/products', '/de_eu/404', '/it_eu/404', '/404.html')
  loadSiteErrorPages(loader, null)

  it.each([
    ['/de_eu/no/such/page', '/de_eu/404'],
    ['/it_eu?x=1', '/it_eu/404'],
    ['/no/such/page', '/404.html'],
    ['/ww/products', '/404.html'],
  ])('shows for %s the page %s, as a page for any address', async (address, content) => {
    const expected = { page: { path: '/404.html' }, content }
    expect(await loader.loadPage(address)).toEqual(expected)
    expect(loader.loadPageSync(address)).toEqual(expected)
    expect(loader.loadPageSync(address)).toBe(await loader.loadPage(address))
  })

  it('leaves every page that exists alone', async () => {
    expect(await loader.loadPage('/products')).toEqual({
      page: { path: '/products' },
      content: '/products',
    })
  })

  it('keeps the error page that the server sent, at its address alone', async () => {
    const own = loaderOf('/de_eu/news', '/de_eu/news?page=99', '/de_eu/503', '/404.html')
    loadSiteErrorPages(own, { path: '/de_eu/503', address: '/de_eu/news?page=99' })
    const error = { page: { path: '/404.html' }, content: '/de_eu/503' }
    expect(await own.loadPage('/de_eu/news?page=99')).toEqual(error)
    expect(own.loadPageSync('/de_eu/news?page=99')).toBe(await own.loadPage('/de_eu/news?page=99'))
    expect(await own.loadPage('/de_eu/news')).toMatchObject({ content: '/de_eu/news' })
  })

  it.each([
    ['/404.html', true],
    ['/de_eu/404', true],
    ['/503', true],
    ['/products/404-saw', false],
    ['/', false],
  ])('%s: an error page, %s', (path, expected) => expect(isErrorPage(path)).toBe(expected))
})
