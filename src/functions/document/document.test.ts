import { TestServer, type Reply } from '../../content-client/testing/server'
import handler from './document'

let upstream: TestServer

beforeEach(async () => {
  upstream = await TestServer.start()
  process.env.CONTENT_API_URL = `${upstream.origin}/api`
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.CONTENT_API_URL
  await upstream.close()
})

const answering = (reply: Reply) => {
  upstream.handler = () => reply
}
const pdf: Reply = { body: Buffer.from('%PDF-1.3'), headers: { 'content-type': 'application/pdf' } }
const ask = (path: string, init?: RequestInit) =>
  handler(new Request(`https://www.example.com/api/document/${path}`, init))

it('gives the document of the content service, to be kept at the edge', async () => {
  answering(pdf)
  const response = await ask('documents/de_eu/data-sheets/A-1.pdf')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('%PDF-1.3')
  expect(upstream.paths).toEqual(['/documents/de_eu/data-sheets/A-1.pdf'])
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="A-1.pdf"')
  expect(response.headers.get('netlify-cdn-cache-control')).toMatch(/durable/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

it('is one copy at the edge, whatever stands in the query', async () => {
  answering(pdf)
  const response = await ask('documents/a.pdf?utm_source=mail')
  expect(response.headers.get('netlify-vary')).toBe('query=no-parameter,header=x-preview-token')
  expect((await ask('documents/a.pdf?no-parameter=1')).status).toBe(400)
})

it.each([
  '',
  'api/ww/seo.json',
  '../secret.pdf',
  'a/..%2Fb.pdf',
  '/example.com/x.pdf',
  '.env.pdf',
  '%ff.pdf',
  `${'a'.repeat(5000)}.pdf`,
])('refuses the address "%s" without asking', async (path) => {
  answering(pdf)
  expect((await ask(path)).status).toBe(400)
  expect(upstream.paths).toEqual([])
})

it('gives nothing that is no document', async () => {
  answering({ body: '<script>', headers: { 'content-type': 'text/html' } })
  const response = await ask('documents/a.pdf')
  expect(response.status).toBe(502)
  expect(await response.text()).not.toContain('script')
})

it('follows no redirect, and passes on that there is nothing', async () => {
  answering({ status: 302, headers: { location: 'https://elsewhere.example.com/a.pdf' } })
  expect((await ask('documents/a.pdf')).status).toBe(502)
  answering({ status: 404, body: '{}', headers: { 'content-type': 'application/json' } })
  expect((await ask('documents/a.pdf')).status).toBe(404)
})
