import { showSiteNotFoundPages, type PageLoader } from './site-not-found'

/** A loader that knows some pages and answers everything else with the worldwide not-found page. */
function loaderOf(...paths: string[]): PageLoader {
  const find = (address: string) => ({
    page: { path: paths.includes(address) ? address : '/404.html' },
  })
  return { loadPage: async (address) => find(address), loadPageSync: find }
}

describe('showSiteNotFoundPages', () => {
  const loader = loaderOf('/products', '/de_eu/404', '/it_eu/404', '/404.html')
  showSiteNotFoundPages(loader)

  it.each([
    ['/de_eu/no/such/page', '/de_eu/404'],
    ['/it_eu?x=1', '/it_eu/404'],
    ['/no/such/page', '/404.html'],
    ['/ww/products', '/404.html'],
    ['/products', '/products'],
  ])('shows for %s the page %s', async (address, expected) => {
    expect(await loader.loadPage(address)).toEqual({ page: { path: expected } })
    expect(loader.loadPageSync(address)).toEqual({ page: { path: expected } })
  })
})
