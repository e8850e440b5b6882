import { loadedSlice, loadSlice, PageResourceStatus, ProdLoader, publicLoader } from './loader'

/** The files of a build, by their addresses; all others are missing. */
let files: Record<string, unknown>
const asked = jest.fn<Promise<Response>, [string, RequestInit?]>()

const Product = () => null
const Menu = () => null

const connection = { saveData: false }
Object.defineProperty(globalThis, 'navigator', { value: { connection } })
Object.assign(globalThis, {
  window: globalThis,
  location: { pathname: '/' },
  requestIdleCallback: (run: () => void) => setTimeout(run),
})

beforeEach(() => {
  files = {
    '/page-data/app-data.json': { webpackCompilationHash: 'a1' },
    '/page-data/404.html/page-data.json': {
      path: '/404.html',
      componentChunkName: 'product',
      result: {},
    },
  }
  asked.mockReset()
  asked.mockImplementation((address) =>
    Promise.resolve(
      address in files ? Response.json(files[address]) : new Response(null, { status: 404 }),
    ),
  )
  Object.assign(globalThis, { fetch: asked })
  new ProdLoader({
    components: {
      product: () => Promise.resolve({ default: Product }),
      menu: () => Promise.resolve({ default: Menu }),
    },
  })
})

const page = (path: string) => {
  files[`/page-data${path}/page-data.json`] = {
    path,
    componentChunkName: 'product',
    result: { data: path },
    slicesMap: { menu: 'menu-de' },
  }
}
const times = (address: string) => asked.mock.calls.filter(([each]) => each === address).length

test('a page has its data, its code and the version of the site', async () => {
  page('/products/a')
  expect(publicLoader.loadPageSync('/products/a')).toBeUndefined()
  const loaded = await publicLoader.loadPage('/products/a')
  expect(loaded).toMatchObject({
    component: { default: Product },
    json: { data: '/products/a' },
    page: { path: '/products/a', webpackCompilationHash: 'a1', slicesMap: { menu: 'menu-de' } },
  })
  expect(publicLoader.loadPageSync('/products/a/?version=2#data')).toBe(loaded)
})

test('a page is asked for once, whatever its query', async () => {
  page('/products/b')
  await Promise.all([
    publicLoader.loadPage('/products/b'),
    publicLoader.loadPage('/products/b?q=1'),
  ])
  await publicLoader.loadPage('/products/b')
  expect(times('/page-data/products/b/page-data.json')).toBe(1)
})

test('in place of a page that is missing comes the not-found page', async () => {
  expect(await publicLoader.loadPage('/products/c')).toMatchObject({ page: { path: '/404.html' } })
  expect(publicLoader.loadPageSync('/products/c')).toMatchObject({ page: { path: '/404.html' } })
})

test('an address that nobody can decode has no page, and nothing fails', async () => {
  expect(publicLoader.loadPageSync('/100%')).toBeUndefined()
  expect(await publicLoader.loadPage('/100%')).toMatchObject({ page: { path: '/404.html' } })
})

test('a page without data that the server has is none for the loader', async () => {
  files['/films'] = {}
  expect(await publicLoader.loadPage('/films')).toMatchObject({ status: PageResourceStatus.Error })
})

test('a server that fails is asked again, and a page that could not be had as well', async () => {
  page('/products/d')
  const answer = asked.getMockImplementation()
  asked.mockImplementation(() => Promise.resolve(new Response(null, { status: 502 })))
  expect(await publicLoader.loadPage('/products/d')).toMatchObject({
    status: PageResourceStatus.Error,
  })
  expect(times('/page-data/products/d/page-data.json')).toBe(4)
  expect(publicLoader.loadPageSync('/products/d')).toBeUndefined()
  asked.mockImplementation(answer)
  expect(await publicLoader.loadPage('/products/d')).toMatchObject({
    json: { data: '/products/d' },
  })
})

test('a part that pages share is fetched when it is asked for', async () => {
  page('/products/e')
  files['/slice-data/menu-de.json'] = {
    componentChunkName: 'menu',
    result: { sliceContext: { items: [] } },
  }
  await publicLoader.loadPage('/products/e')
  expect(loadedSlice('menu-de')).toBeUndefined()
  await Promise.all([loadSlice('menu-de'), loadSlice('menu-de')])
  expect(loadedSlice('menu-de')).toMatchObject({ component: Menu, sliceContext: { items: [] } })
  expect(times('/slice-data/menu-de.json')).toBe(1)
  await expect(loadSlice('menu-fr')).rejects.toThrow('menu-fr')
})

test('the code of what a list leads to comes with the data of the first that is come to', async () => {
  const importStory = jest.fn(() => Promise.reject(new Error('gone')))
  const product = () => Promise.resolve({ default: Product })
  new ProdLoader({ components: { product, story: importStory } })
  page('/stories')
  Object.assign(files['/page-data/stories/page-data.json'] ?? {}, {
    result: { pageContext: { leadsTo: 'story' } },
  })
  await publicLoader.loadPage('/stories')
  Object.assign(globalThis, { location: { pathname: '/stories/' } })
  const comeTo = async (address: string) => {
    publicLoader.enqueue(address)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await comeTo('/products/f')
  expect(importStory).not.toHaveBeenCalled()
  await comeTo('/stories/a')
  expect(importStory).toHaveBeenCalledTimes(1)
})

test('the page of a link is prefetched, unless the visitor saves data', async () => {
  page('/products/f')
  connection.saveData = true
  publicLoader.enqueue('/products/f')
  connection.saveData = false
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).not.toHaveBeenCalled()
  publicLoader.enqueue('/products/f')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(publicLoader.loadPageSync('/products/f')).toBeDefined()
})
