import path from 'node:path'
import type { z } from 'zod'
import {
  endpointPath,
  endpoints,
  filterLists,
  parse,
  type AnswerOf,
  type EndpointName,
  type ParametersOf,
  type ProductDetail,
} from '../../src/contract'
import { siteHandles, type SiteHandle } from '../../src/sites'
import { createContentService } from './service'
import { TestService } from './testing/service'

/** The sample company, read once for all tests. */
let service: TestService
/** All products by site and by `category/slug`. */
const catalogue = new Map<SiteHandle, Map<string, ProductDetail>>()

beforeAll(async () => {
  const server = await createContentService({
    directory: path.join(__dirname, '../saxum'),
    watch: false,
    now: () => new Date('2026-11-21T12:00:00Z'),
  })
  service = new TestService(server, await server.listen({ port: 0, host: 'localhost' }))
  for (const site of siteHandles) catalogue.set(site, await productsIn(site))
})
afterAll(() => service.server.close())

const parsed = async <Schema extends z.ZodType>(schema: Schema, address: string) =>
  parse(schema, await service.json(address), address)

const answer = async <Name extends EndpointName>(
  name: Name,
  parameters: ParametersOf<Name>,
): Promise<AnswerOf<Name>> => {
  const { path: template, schema } = endpoints[name]
  return (await parsed(schema, `/api${endpointPath(template, parameters)}`)) as AnswerOf<Name>
}

const categoriesIn = async (site: SiteHandle) =>
  (await answer('filters', { site, list: 'productsCategories' })).data

const productsIn = async (site: SiteHandle): Promise<Map<string, ProductDetail>> => {
  const products = new Map<string, ProductDetail>()
  for (const { code } of await categoriesIn(site)) {
    const { data } = await answer('products', { site, code: code ?? '' })
    for (const { category, slug } of data) {
      const product = await answer('product', { site, category: category.slug, slug })
      products.set(`${category.slug}/${slug}`, product)
    }
  }
  return products
}

describe('the sample company', () => {
  it('has no file with an error', async () => {
    const errors = (await service.problems()).filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([])
  })

  it('is for every country once', async () => {
    const { data } = await answer('sites', {})
    const sites = data.flatMap((region) => region.sites)
    expect(sites.map(({ handle }) => handle).sort()).toEqual([...siteHandles].sort())
    const countries = sites.flatMap((site) => site.countries)
    expect(new Set(countries).size).toBe(countries.length)
  })

  it('shows drafts to the holder of the token only', async () => {
    const address = '/api/de_eu/entries/newsAndEvents/designpreis.json'
    expect((await service.request(address)).status).toBe(404)
    expect((await service.request(`${address}?token=saxum-preview`)).status).toBe(200)
  })
})

// These tests do not check the contract: `npm run content:check` does so at all addresses.
describe.each(siteHandles)('the sample company in %s', (site) => {
  it('has the VAT number and the form category that are required', async () => {
    expect((await answer('companyInfo', { site })).vat).toBe('IT00000000000')
    const { formPurposes } = await answer('forms', { site })
    const slugs = formPurposes.flatMap(({ formCategories }) => formCategories)
    expect(slugs).toContainEqual({ slug: 'no-pubblication' })
  })

  it('has 13 filter lists, none of them empty', async () => {
    for (const list of filterLists) {
      const { data } = await answer('filters', { site, list })
      expect([list, data.length > 0]).toEqual([list, true])
    }
  })

  it('has products at their own addresses, with versions', () => {
    const products = catalogue.get(site) ?? new Map<string, ProductDetail>()
    expect(products.size).toBeGreaterThanOrEqual(20)
    for (const [slugPath, product] of products) {
      expect(product.translations[site]).toBe(slugPath)
      expect(product.versions.length).toBeGreaterThan(0)
    }
  })

  it('names versions that exist, and related products that are in the site', () => {
    const products = [...(catalogue.get(site)?.values() ?? [])]
    const codes = new Set(products.map(({ code }) => code))
    for (const { relatedProducts, translations } of products) {
      for (const code of relatedProducts) expect(codes).toContain(code)
      for (const handle of siteHandles) {
        const slugPath = translations[handle]
        const version = slugPath === undefined ? null : catalogue.get(handle)?.get(slugPath)
        if (slugPath !== undefined) expect(version?.translations).toEqual(translations)
      }
    }
  })

  it('has events to come, places, a short link and search results', async () => {
    for (const section of ['newsAndEvents', 'webinars', 'workshops'])
      expect((await answer('upcoming', { site, section })).data.length).toBeGreaterThan(0)
    expect((await answer('locator', { site, section: 'branches' })).data.length).toBeGreaterThan(5)
    const link = await answer('shortlink', { site, code: 'A625' })
    expect(link).toMatchObject({ section: 'machines' })
    const search = `/api/${site}/search.json?query=arcus`
    const { data } = await parsed(endpoints.search.schema, search)
    expect(data[0]?.title).toMatch(/^Arcus/)
  })
})
