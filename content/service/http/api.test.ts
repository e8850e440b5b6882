import { closeServices, startService } from '../testing/service'

afterEach(closeServices)

const ALPHA = '/api/de_eu/products/saegen/alpha.json'

describe('the content API', () => {
  it('answers each site in its own language', async () => {
    const server = await startService()
    expect(await server.json(ALPHA)).toMatchObject({
      code: 'SAW-A',
      abstract: 'Eine Säge für Granit.',
      category: { code: 'SAW', slug: 'saegen', title: 'Sägen' },
      figures: [{ label: 'Leistung', value: '1.500,5', unit: 'kW' }],
      materials: [{ id: '31' }],
      translations: { ww: 'saws/alpha', de_eu: 'saegen/alpha', en_na: 'saws/alpha' },
    })
  })

  it('sends a validator and 304 to who has the answer already', async () => {
    const server = await startService()
    const first = await server.request(ALPHA)
    expect(first.headers.get('last-modified')).toMatch(/GMT$/)
    const again = await server.request(ALPHA, {
      headers: { 'if-none-match': String(first.headers.get('etag')) },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  it('gives the same answer the same validator after a restart', async () => {
    const [one, two] = [await startService(), await startService()]
    const etags = await Promise.all([one, two].map((each) => each.request(ALPHA)))
    expect(etags[0]?.headers.get('etag')).toBe(etags[1]?.headers.get('etag'))
  })

  it('answers HEAD without a body', async () => {
    const server = await startService()
    const response = await server.request(ALPHA, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBeDefined()
  })

  it.each([
    ['an unknown site', '/api/xx/navigation.json'],
    ['a site that is a word of the language', '/api/constructor/navigation.json'],
    ['an unknown product', '/api/ww/products/saws/nothing.json'],
    ['a product under a slug of another language', '/api/ww/products/saegen/alpha.json'],
    ['an unknown category', '/api/ww/products/XXX.json'],
    ['an unknown list', '/api/ww/filters/colours.json'],
    ['an unknown section', '/api/ww/listings/unicorns.json'],
    ['an unknown sitemap section', '/api/ww/sitemap/unicorns.json'],
    ['an unknown short link', '/api/ww/shortlinks/NOPE.json'],
    ['an address that is none', '/api/ww'],
    ['unknown product data', '/product-data/NOPE?site=ww'],
    ['product data of an unknown site', '/product-data/SAW-A?site=xx'],
    ['a missing file', '/media/nothing.jpg'],
    ['something else', '/'],
  ])('answers 404 in the contract’s form for %s', async (_, url) => {
    const server = await startService()
    const response = await server.request(url)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: { code: 404, message: expect.any(String) } })
  })

  it('answers 400 to broken percent-encoding', async () => {
    const server = await startService()
    const response = await server.request('/api/ww/productsCategories/%E0%A4%A.json')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 400 } })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('refuses %s with 405', async (method) => {
    const server = await startService()
    const response = await server.request('/api/sites.json', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.json()).toMatchObject({ error: { code: 405 } })
  })

  it('offers no switches for tests unless it was asked to', async () => {
    const server = await startService()
    expect((await server.request('/_misbehave', { method: 'PUT' })).status).toBe(405)
    expect((await server.request('/_requests')).status).toBe(404)
  })

  it('answers product data by product and by version', async () => {
    const server = await startService()
    const url = (code: string) => `/product-data/${code}?site=en_na`
    expect(await server.json(url('SAW-A-2'))).toMatchObject({
      code: 'SAW-A-2',
      groups: [
        {
          title: 'Cutting',
          rows: [{ label: 'Power', value: '1,500.5', unit: 'kW (2,012\u00A0hp)' }],
        },
      ],
    })
    expect(await server.json(url('SAW-A'))).toMatchObject({ code: 'SAW-A' })
  })

  it('serves images with their type and a validator', async () => {
    const server = await startService({ 'media/alpha.jpg': '' })
    const response = await server.request('/media/alpha.jpg')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const again = await server.request('/media/alpha.jpg', {
      headers: { 'if-none-match': String(response.headers.get('etag')) },
    })
    expect(again.status).toBe(304)
    expect(await server.json(ALPHA)).toMatchObject({
      image: { src: '/media/alpha.jpg', width: 64, height: 40, alt: 'Alpha, Säge' },
    })
  })

  it('holds with an empty directory', async () => {
    const server = await startService({
      'categories/saws.yaml': 'status: draft',
      'products/alpha.yaml': 'status: draft',
    })
    expect(await server.json('/api/ww/filters/productsCategories.json')).toEqual({ data: [] })
    expect(await server.json('/api/ww/search.json?query=alpha')).toMatchObject({ data: [] })
  })
})
