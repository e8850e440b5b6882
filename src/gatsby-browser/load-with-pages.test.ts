import { loadWithPages } from './load-with-pages'

const page = { page: { path: '/products' } }

function begin() {
  const told: string[] = []
  const tell =
    <Value>(what: string, value: Value) =>
    () => {
      told.push(what)
      return Promise.resolve(value)
    }
  const loader = {
    enqueue: (address: string) => void told.push(`ahead ${address}`),
    loadPage: (_address: string) => tell('page', page)(),
    loadPageSync: () => page,
  }
  const code = { load: tell('code', null), preload: () => void told.push('code ahead') }
  loadWithPages(loader, code, async (loaded) => void told.push(`around ${loaded?.page?.path}`))
  return { loader, told }
}

test('a later page is there with its code and with what stands around it', async () => {
  const { loader, told } = begin()
  expect(await loader.loadPage('/products')).toBe(page)
  expect(told).toEqual(['page', 'code', 'around /products'])
})

test('the code is fetched ahead with pages', () => {
  const { loader, told } = begin()
  loader.enqueue('/products')
  expect(told).toEqual(['code ahead', 'ahead /products'])
})
