import { showSiteNotFoundPages, type PageLoader } from './site-not-found'

interface TestPage {
  page: { path: string }
  content: string
}

/** A loader that knows some pages and answers everything else with the worldwide not-found page. */
function loaderOf(...paths: string[]): PageLoader {
  const pages = new Map(
    paths.map((path): [string, TestPage] => [path, { page: { path }, content: path }]),
  )
  const find = (address: string) => pages.get(address) ?? pages.get('/404.html')
  return { loadPage: (address) => Promise.resolve(find(address)), loadPageSync: find }
}

describe('showSiteNotFoundPages', () => {
  const loader = loaderOf('/products', '/de_eu/404', '/it_eu/404', '/404.html')
  showSiteNotFoundPages(loader)

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
})
