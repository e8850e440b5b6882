import { endpoints, parse } from '../../src/contract'
import { closeServices, startService } from './testing/service'

afterEach(closeServices)

const LIST = '/api/de_eu/products/SAW.json'

describe('synthetic products', () => {
  it('stand in every site that has categories, in pages, and keep the contract', async () => {
    const service = await startService({}, { syntheticProducts: 250 })
    const first = parse(endpoints.products.schema, await service.json(LIST), LIST)
    expect(first.meta?.pagination).toMatchObject({ total: 251, per_page: 100, total_pages: 3 })
    const last = first.data.at(-1)
    const address = `/api/de_eu/products/saegen/${last?.slug}.json`
    const detail = parse(endpoints.product.schema, await service.json(address), address)
    expect(detail.translations).toEqual({
      ww: `saws/${detail.slug}`,
      de_eu: `saegen/${detail.slug}`,
      en_na: `saws/${detail.slug}`,
    })
    expect(detail.relatedProducts).toHaveLength(3)
    expect((await service.request(`/product-data/${detail.code}?site=de_eu`)).status).toBe(200)
  })

  it('are the same every time', async () => {
    const services = [
      await startService({}, { syntheticProducts: 20 }),
      await startService({}, { syntheticProducts: 20 }),
    ]
    const [one, two] = await Promise.all(services.map((service) => service.json(LIST)))
    expect(one).toEqual(two)
  })
})
