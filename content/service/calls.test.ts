import path from 'node:path'
import { z } from 'zod'
import { createContentClient } from '../../src/content-client'
import { endpoints, productDataEndpoint } from '../../src/contract'
import { fetchSite, Problems } from '../../src/content-graph'
import { previewFunction } from '../../src/functions/preview/preview'
import { productDataFunction } from '../../src/functions/product-data/product-data'
import { searchFunction } from '../../src/functions/search/search'
import { shortlinkFunction } from '../../src/functions/shortlink/shortlink'
import { REQUIRED_CALLS } from '../../src/contract/testing/required-calls'
import { sourcingOptions } from '../../src/plan/run-time-graphql'
import { matchEndpoint } from './http/router'
import { closeServices, startService, type TestService } from './testing/service'

const contract = { ...endpoints, productData: productDataEndpoint }
const TOKEN = 'token-of-an-editor'
const BUILT = ['ww', 'de_eu'] as const

const log = z.object({
  data: z.array(z.object({ method: z.string(), path: z.string(), status: z.number() })),
})

/** The requests since the last question, each with its call of the contract and its parameters. */
async function asked(service: TestService) {
  const { data } = log.parse(await service.json('/_requests'))
  await service.request('/_requests', { method: 'DELETE' })
  return data.map(({ method, path: address, status }) => {
    const { pathname, searchParams } = new URL(address, service.address)
    const call = pathname.startsWith('/product-data/')
      ? productDataEndpoint.path
      : endpoints[matchEndpoint(pathname.replace(/^\/api/, ''))?.name ?? 'sites'].path
    return { method, address, status, call, query: [...searchParams.keys()] }
  })
}
type Asked = Awaited<ReturnType<typeof asked>>

/** The requests of a build for two sites. */
async function build(service: TestService): Promise<void> {
  const network = { timeoutMs: 30_000, retries: 0, concurrency: 8 }
  const client = createContentClient({ baseUrl: `${service.address}/api`, ...network })
  const problems = new Problems()
  await client.all('sites', {})
  const all = { ...sourcingOptions, shortlinks: true }
  await Promise.all(BUILT.map((site) => fetchSite(client, site, all, problems)))
  expect(problems.list).toEqual([])
}

/** One visit that uses everything: each function that asks the content service, called like its page does. */
async function visit(): Promise<void> {
  const get = (address: string, headers = {}) =>
    new Request(`https://www.example.com${address}`, { headers })
  const answers = await Promise.all([
    searchFunction()(get('/api/search?site=ww&query=arcus&page=2')),
    searchFunction()(get('/api/search?site=ww&query=')),
    productDataFunction()(get('/api/product-data/ARC-350-1?site=ww')),
    shortlinkFunction()(get('/api/shortlink/A350?site=ww')),
    shortlinkFunction()(get('/de_eu/discover/A350')),
    previewFunction(60_000)(get('/api/preview?site=ww&path=/', { 'x-preview-token': TOKEN })),
  ])
  for (const { status } of answers) expect([200, 302, 404]).toContain(status)
}

let service: TestService
let ofBuild: Asked
let ofVisit: Asked

beforeAll(async () => {
  const options = {
    previewToken: TOKEN,
    faultInjection: true,
    directory: path.resolve('content/saxum'),
  }
  service = await startService({}, options)
  Object.assign(process.env, {
    CONTENT_API_URL: `${service.address}/api`,
    PRODUCT_DATA_URL: `${service.address}/product-data`,
    FUNCTION_TIMEOUT_SECONDS: '60',
    URL: 'https://www.example.com',
  })
  // A service with a filter list that has no codes for its categories.
  const categories = '/api/de_eu/filters/productsCategories.json'
  const list = z
    .object({ data: z.array(z.looseObject({ code: z.string() })) })
    .parse(await service.json(categories))
  const body = { data: list.data.map(({ code: _, ...option }) => option) }
  await service.request('/_misbehave', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ match: categories, body }]),
  })
  // The service makes drafts and its search index at the first call. On a busy machine that takes longer
  // than a function waits.
  await service.json(`/api/ww/entries/home.json?token=${TOKEN}`)
  await service.json('/api/ww/search.json?query=arcus')
  await asked(service)
  await build(service)
  ofBuild = await asked(service)
  await visit()
  ofVisit = await asked(service)
}, 120_000)
afterAll(async () => {
  delete process.env.CONTENT_API_URL
  delete process.env.PRODUCT_DATA_URL
  delete process.env.FUNCTION_TIMEOUT_SECONDS
  delete process.env.URL
  await closeServices()
})

// @R7
describe('the calls of requirements 7', () => {
  it('are asked in a build or a visit, unless the contract gives the reason why not', () => {
    const calls = new Set([...ofBuild, ...ofVisit].map(({ call }) => call))
    const unasked = Object.values(contract).filter((each) => !calls.has(each.path))
    expect(unasked.map((each) => each.path)).toEqual([
      '/{site}/listings/{section}/{type}.json',
      '/{site}/changes.json',
    ])
    for (const { path: address, unneeded } of unasked) {
      expect([address, unneeded]).toEqual([address, expect.stringMatching(/optional/)])
    }
  })

  it('have no parameters but those that they are listed with, a site and the token of a preview', () => {
    for (const { call, query, address } of [...ofBuild, ...ofVisit]) {
      const known = [
        ...(REQUIRED_CALLS[call] ?? []),
        ...(call === '/{code}' ? ['site'] : []),
        'token',
      ]
      expect([address, query.filter((name) => !known.includes(name))]).toEqual([address, []])
    }
    expect(ofBuild.filter(({ query }) => query.includes('token'))).toEqual([])
  })

  it('are GET, and each of a build is asked for once', () => {
    const all = [...ofBuild, ...ofVisit]
    expect(new Set(all.map(({ method }) => method))).toEqual(new Set(['GET']))
    const addresses = ofBuild.map(({ address }) => address)
    expect(addresses.filter((each, index) => addresses.indexOf(each) !== index)).toEqual([])
  })

  it('read lists in an order that entries added meanwhile do not disturb, and events by time', () => {
    const lists = ofBuild.filter(({ call }) => call === '/{site}/listings/{section}.json')
    expect(lists.length).toBeGreaterThan(10)
    for (const { address } of lists) expect(address).toMatch(/\?paginate=100&sort=date$/)
    expect(lists.map(({ address }) => address).join()).not.toMatch(/webinars|workshops/)
    const events = ofBuild.filter(({ call }) => /upcoming|onrequest|past/.test(call))
    expect(events.map(({ address }) => address.replace('/api/', '')).sort()).toEqual(
      BUILT.flatMap((site) =>
        ['newsAndEvents', 'webinars', 'workshops'].flatMap((section) =>
          ['upcoming', 'onrequest', 'past'].map((time) => `${site}/${section}/${time}.json`),
        ),
      ).sort(),
    )
  })

  it('are none for an empty search', () => {
    const searches = ofVisit.filter(({ call }) => call === '/{site}/search.json')
    expect(searches.map(({ address }) => address)).toEqual([
      expect.stringMatching(/\?page=2&query=arcus$/),
    ])
  })
})
