import { text } from 'node:stream/consumers'
import { createServer } from 'node:http'
import { listen, stop } from '../../../scripts/server/listen'
import { json, type Reply, TestServer } from '../../content-client/testing/server'
import { cspReportFunction } from '../csp-report/csp-report'
import { documentFunction } from '../document/document'
import { errorFunction } from '../error/error'
import { previewFunction } from '../preview/preview'
import { productDataFunction } from '../product-data/product-data'
import { publishFunction } from '../publish/publish'
import { scheduledBuild } from '../scheduled-build/scheduled-build'
import { searchFunction } from '../search/search'
import { searchPageFunction } from '../search-page/search-page'
import { shortlinkFunction } from '../shortlink/shortlink'
import { allowedMs } from './deadline'
import { startSurroundings, type Surroundings } from './publishing/testing/surroundings'

/** The deadline of a function that nothing answers. */
const DEADLINE_MS = 600
/** Enough for the answer of another server, on a busy machine too. */
const LONGER_MS = 2400
/** The tolerance on a busy machine. */
const BUSY_MS = 5000

const SECRET = 'a-secret-of-editors'
const PAGE = `<html><head></head><main><form role="search"><input name="query"/></form><div data-search-results></div></main></html>`
const page: Reply = { body: PAGE, headers: { 'content-type': 'text/html' } }

let service: TestServer
let here: Surroundings

beforeEach(async () => {
  here = await startSurroundings(SECRET, Date.now())
  service = await TestServer.start(() => ({ fault: 'never' }))
  process.env.CONTENT_API_URL = `${service.origin}/api`
  process.env.PRODUCT_DATA_URL = service.origin
  process.env.ERROR_REPORT_URL = service.origin
  process.env.URL = service.origin
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.CONTENT_API_URL
  delete process.env.PRODUCT_DATA_URL
  delete process.env.ERROR_REPORT_URL
  await service.close()
  await here.close()
})

/** An answer, once it is here in time. */
async function inTime(call: () => Promise<Response>, deadlineMs = DEADLINE_MS): Promise<Response> {
  const start = performance.now()
  const response = await call()
  expect(performance.now() - start).toBeLessThan(deadlineMs + BUSY_MS)
  return response
}

const request = (path: string, init?: RequestInit) =>
  new Request(`https://www.example.com${path}`, init)
const post = (path: string, type: string, body: unknown) =>
  request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } })

const report = { name: 'E', message: '', stack: '', part: '', page: '/', version: '' }
const violation = { 'csp-report': { 'document-uri': 'https://www.example.com/' } }
const token = { headers: { 'x-preview-token': 'a' } }

it.each<[string, (ms: number) => Promise<Response>]>([
  ['search', (ms) => searchFunction(ms)(request('/api/search?site=ww&query=x'))],
  ['product-data', (ms) => productDataFunction(ms)(request('/api/product-data/A?site=ww'))],
  ['document', (ms) => documentFunction(ms)(request('/api/document/a.pdf'))],
  ['shortlink', (ms) => shortlinkFunction(ms)(request('/api/shortlink/a1?site=de_eu'))],
  ['search-page', (ms) => searchPageFunction(ms)(request('/api/search-page/ww?query=x'))],
  ['preview', (ms) => previewFunction(ms)(request('/api/preview?site=pt_sa&path=/pt_sa', token))],
  ['error', (ms) => errorFunction(ms)(post('/api/error', 'application/json', report))],
  [
    'csp-report',
    (deadlineMs) =>
      cspReportFunction({ deadlineMs, sample: 1 })(
        post('/api/csp-report', 'application/csp-report', violation),
      ),
  ],
])('%s says 504 in JSON before the platform ends it', async (_, call) => {
  const response = await inTime(() => call(DEADLINE_MS))
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({ error: { code: 504 } })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each(['never', 'stall'] as const)(
  'publish says 504 when the hook is late (%s), and remembers that a build waits',
  async (fault) => {
    here.hook.handler = () => ({ body: 'started', fault })
    const init = { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }
    const publish = publishFunction({ deadlineMs: LONGER_MS, now: here.now })
    const response = await inTime(() => publish(request('/api/publish', init)), LONGER_MS)
    if (fault === 'never') expect(response.status).toBe(504)
    here.hook.handler = () => ({ body: '' })
    here.clock += 60_000
    await scheduledBuild({ now: here.now })()
    expect(here.hook.paths.length).toBe(fault === 'never' ? 2 : 1)
  },
)

it('publish does not wait for a store that does not answer', async () => {
  const store = createServer((asked) => void text(asked))
  const edgeURL = `http://localhost:${await listen(store, 0)}`
  const context = { edgeURL, uncachedEdgeURL: edgeURL, siteID: 'x', token: 'x' }
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64')
  const init = { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }
  const publish = publishFunction({ deadlineMs: DEADLINE_MS })
  expect((await inTime(() => publish(request('/api/publish', init)))).status).toBe(504)
  const start = performance.now()
  await expect(scheduledBuild({ deadlineMs: DEADLINE_MS })()).rejects.toThrow('in time')
  expect(performance.now() - start).toBeLessThan(DEADLINE_MS + BUSY_MS)
  store.closeAllConnections()
  await stop(store)
})

describe('a visitor with a printed code', () => {
  it('reads the page "not now" when the content service is late', async () => {
    service.handler = ({ path }) => (path.startsWith('/api/') ? { fault: 'never' } : page)
    const response = await shortlinkFunction(LONGER_MS)(request('/de_eu/discover/a1'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await response.text()).toBe(PAGE)
  })

  it('is told so in words when everything is late', async () => {
    const response = await inTime(() =>
      shortlinkFunction(DEADLINE_MS)(request('/de_eu/discover/a1')),
    )
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 503 } })
  })

  it('waits for the slowest answer and not for the sum of all', async () => {
    let release = () => {}
    const allAsked = new Promise<void>((resolve) => (release = resolve))
    service.handler = async ({ path }) => {
      if (service.paths.length === 4) release()
      await allAsked
      return path === '/api/ww/shortlinks/A1.json'
        ? json({ code: 'A1', externalUrl: 'https://www.example.com/kit' })
        : { status: 404 }
    }
    const response = await shortlinkFunction()(request('/de_eu/discover/a1'))
    expect(response.headers.get('location')).toBe('https://www.example.com/kit')
    expect(service.paths).toHaveLength(4)
  })

  it('is led by the site’s own code, though the worldwide one is known first', async () => {
    const known = (host: string) => json({ code: 'A1', externalUrl: `https://${host}.test` })
    service.handler = ({ path }) =>
      path.startsWith('/api/de_eu/')
        ? new Promise<Reply>((done) => setTimeout(() => done(known('own')), 100))
        : known('worldwide')
    const response = await shortlinkFunction()(request('/de_eu/discover/A1'))
    expect(response.headers.get('location')).toBe('https://own.test/')
  })
})

it('the search page says that the search is late', async () => {
  service.handler = ({ path }) => (path.startsWith('/api/') ? { fault: 'never' } : page)
  const response = await searchPageFunction(LONGER_MS)(request('/api/search-page/ww?query=x'))
  expect(response.status).toBe(504)
  expect(await response.text()).toContain('role="alert"')
})

it.each([
  ['', 8500, 8500],
  ['60', 8500, 10_000],
  ['11', 8500, 9500],
  ['5', 3500, 3500],
  ['long', 8500, 8500],
])('with FUNCTION_TIMEOUT_SECONDS=%s a function has %i ms, product data %i', (value, ms, data) => {
  process.env.FUNCTION_TIMEOUT_SECONDS = value
  expect([allowedMs(), allowedMs(10_000)]).toEqual([ms, data])
  delete process.env.FUNCTION_TIMEOUT_SECONDS
})
