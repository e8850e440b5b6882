import { endpointPath, endpoints } from './endpoints'
import { filterLists } from './filters'

describe('endpointPath', () => {
  it('fills in the parameters', () => {
    expect(
      endpointPath(endpoints.product.path, { site: 'ww', category: 'saws', slug: 'arcus-625' }),
    ).toBe('/ww/products/saws/arcus-625.json')
    expect(endpointPath(endpoints.sites.path, {})).toBe('/sites.json')
  })

  it('encodes what would change the address', () => {
    const address = endpointPath(endpoints.shortlink.path, { site: 'ww', code: '../../x?y#z é' })
    expect(address).toBe('/ww/shortlinks/..%2F..%2Fx%3Fy%23z%20%C3%A9.json')
  })

  it('takes a value as it is, even one that looks like a parameter or a replacement', () => {
    expect(endpointPath('/{site}/{code}', { site: '{code}', code: '$&' })).toBe(
      '/%7Bcode%7D/%24%26',
    )
  })

  it('names the parameter that is missing', () => {
    expect(() => endpointPath(endpoints.product.path, { site: 'ww', category: 'saws' })).toThrow(
      'The address /{site}/products/{category}/{slug}.json needs a value for {slug}.',
    )
  })
})

describe('endpoints', () => {
  it('are all relative to the base address and answer JSON', () => {
    for (const { path } of Object.values(endpoints)) expect(path).toMatch(/^\/.*\.json$/)
  })

  // @R3.3
  it('has the 13 filter lists', () => {
    expect(new Set(filterLists).size).toBe(13)
  })

  it('accepts empty collections, with and without pagination', () => {
    const pagination = { total: 0, count: 0, per_page: 20, current_page: 1, total_pages: 0 }
    expect(endpoints.products.schema.parse({ data: [] })).toEqual({ data: [], meta: null })
    expect(
      endpoints.products.schema.parse({ data: [], meta: { pagination } }).meta?.pagination,
    ).toEqual({
      ...pagination,
      links: { next: null, previous: null },
    })
  })
})
