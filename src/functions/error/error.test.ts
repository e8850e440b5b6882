import { closedOrigin, TestServer, type Reply } from '../../content-client/testing/server'
import type { ErrorReport } from '../../contract'
import { errorFunction } from './error'

const report: ErrorReport = {
  name: 'TypeError',
  message: 'saws is undefined',
  stack: 'TypeError: saws is undefined\n    at Hero (/app-6dab283579.js:1:2)',
  part: 'block hero',
  page: '/de_eu/products',
  version: '6dab283579',
}

let receiver: TestServer
const logged = jest.fn<undefined, unknown[]>()
const { ERROR_REPORT_URL: before } = process.env

beforeEach(async () => {
  receiver = await TestServer.start(() => ({ body: '' }))
  process.env.ERROR_REPORT_URL = `${receiver.origin}/errors?key=k`
  logged.mockReset()
  jest.spyOn(console, 'warn').mockImplementation(logged)
  jest.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(async () => {
  process.env.ERROR_REPORT_URL = before
  jest.restoreAllMocks()
  await receiver.close()
})

const ADDRESS = 'https://www.example.com/api/error'
const headers = { 'content-type': 'application/json' }
const send = (body: BodyInit | null, method = 'POST', deadlineMs?: number) =>
  errorFunction(deadlineMs)(new Request(ADDRESS, { method, body, headers }))
/** As a browser sends it. */
const sendWith = (others: Readonly<Record<string, string>>) =>
  errorFunction(2000)(
    new Request(ADDRESS, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { ...headers, ...others },
    }),
  )
const sendReport = (fields: object = {}) => send(JSON.stringify({ ...report, ...fields }))

test('a report is forwarded as it is, and nothing of the request', async () => {
  const response = await sendReport()
  expect([response.status, await response.json()]).toEqual([202, { status: 'forwarded' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const [call] = receiver.requests
  expect([call?.path, call?.query.toString()]).toEqual(['/errors', 'key=k'])
  const length = String(JSON.stringify(report).length)
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': length,
  })
})

test('without an address a report is one line in the log', async () => {
  process.env.ERROR_REPORT_URL = ''
  const response = await sendReport({ message: 'a\nb' })
  expect([response.status, await response.json()]).toEqual([202, { status: 'logged' }])
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^In a browser: \{[^\n]*a\\nb[^\n]*$/)],
  ])
  expect(receiver.paths).toEqual([])
})

test.each([
  ['nothing', null],
  ['no JSON', 'broken'],
  ['something else', '{"a":1}'],
  ['a field too many', JSON.stringify({ ...report, visitor: 'Ada' })],
  ['a page with its query', JSON.stringify({ ...report, page: '/search?query=ada' })],
  ...[
    'https://example.com/',
    '//example.com/',
    '/\\example.com/',
    '/\t/example.com',
    '/a/../b',
    'a',
  ].map((page): [string, string] => [`the page ${page}`, JSON.stringify({ ...report, page })]),
  ['a long message', JSON.stringify({ ...report, message: 'x'.repeat(301) })],
  ['something endless', 'x'.repeat(100_000)],
])('%s is refused', async (_, body) => {
  const response = await send(body)
  expect([response.status, receiver.paths.length]).toEqual([400, 0])
  expect(logged).not.toHaveBeenCalled()
})

test('no more is read than a report may have', async () => {
  let reads = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      reads += 1
      controller.enqueue(new Uint8Array(1000))
    },
  })
  const request = new Request('https://www.example.com/api/error', {
    method: 'POST',
    headers,
    body: endless,
    // @ts-expect-error Types of Node 20 lack it, and a stream cannot be sent without.
    duplex: 'half',
  })
  expect((await errorFunction(2000)(request)).status).toBe(400)
  expect(reads).toBeLessThan(20)
})

test.each<[string, Record<string, string>]>([
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }],
  ['a browser that says less', { origin: 'https://www.example.com' }],
  ['a type with a charset', { 'content-type': 'Application/JSON; charset=utf-8' }],
])('%s may report', async (_, others) => expect((await sendWith(others)).status).toBe(202))

test.each<[string, Record<string, string>, number]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another name of the same company', { 'sec-fetch-site': 'same-site' }, 403],
  ['an origin that is another', { origin: 'https://evil.example' }, 403],
  ['an origin that is none', { origin: 'null' }, 403],
  ['a form, which any site may send', { 'content-type': 'text/plain;charset=UTF-8' }, 415],
  ['a type that only looks so', { 'content-type': 'text/plain; application/json' }, 415],
  ['no type', { 'content-type': '' }, 415],
])('%s may not report', async (_, others, status) => {
  const response = await sendWith(others)
  expect([response.status, receiver.paths]).toEqual([status, []])
  expect(logged).not.toHaveBeenCalled()
})

test('a body that does not come ends with 408', async () => {
  const request = new Request(ADDRESS, {
    method: 'POST',
    headers,
    body: new ReadableStream(),
    // @ts-expect-error Types of Node 20 lack it, and a stream cannot be sent without.
    duplex: 'half',
  })
  expect((await errorFunction(100)(request)).status).toBe(408)
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
  const response = await send(null, method)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each<[string, Reply, number]>([
  ['fails', { status: 500 }, 502],
  ['sends elsewhere', { status: 302, headers: { location: '/other' } }, 502],
  ['is late', { fault: 'never' }, 504],
])('a receiver that %s: %j is answered with %i', async (_, reply, status) => {
  receiver.handler = () => reply
  const response = await send(JSON.stringify(report), 'POST', reply.fault && 1000)
  expect(response.status).toBe(status)
  expect(await response.text()).not.toMatch(/127\.0\.0\.1|key=k/)
  expect(receiver.paths).toHaveLength(1)
})

test('a receiver that is not there, and an address that is none', async () => {
  process.env.ERROR_REPORT_URL = `${await closedOrigin()}/errors`
  expect((await sendReport()).status).toBe(502)
  process.env.ERROR_REPORT_URL = 'ftp://errors'
  expect((await sendReport()).status).toBe(500)
})
