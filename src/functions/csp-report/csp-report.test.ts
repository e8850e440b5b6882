import { TestServer } from '../../content-client/testing/server'
import { cspReportFunction } from './csp-report'

const ADDRESS = 'https://www.example.com/api/csp-report'
const OLD = 'application/csp-report'
const NEW = 'application/reports+json'

/** As Firefox and Safari send it. */
const single = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://www.example.com/de_eu/products?query=ada#x',
    referrer: '',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.test/x.js?key=1',
    'status-code': 200,
    'source-file': 'https://www.example.com/app-1.js?v=2',
    'line-number': 3,
    'column-number': 7,
    ...fields,
  },
})
/** As Chromium sends it. */
const several = (fields: object = {}) => ({
  age: 1,
  type: 'csp-violation',
  url: 'https://www.example.com/',
  user_agent: 'x',
  body: {
    blockedURL: 'inline',
    disposition: 'enforce',
    documentURL: 'https://www.example.com/',
    effectiveDirective: 'script-src-elem',
    lineNumber: 121,
    originalPolicy: "default-src 'none'",
    referrer: '',
    sample: 'alert("ada@example.com")',
    sourceFile: null,
    statusCode: 200,
    ...fields,
  },
})

let receiver: TestServer
const logged = jest.fn<undefined, unknown[]>()
beforeEach(async () => {
  receiver = await TestServer.start(() => ({ body: '' }))
  logged.mockReset()
  jest.spyOn(console, 'warn').mockImplementation(logged)
  jest.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.ERROR_REPORT_URL
  await receiver.close()
})

const send = async (
  type: string,
  body: unknown,
  { sample = 1, headers = {} }: { sample?: number; headers?: Record<string, string> } = {},
) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const request = new Request(ADDRESS, { ...init, headers: { 'content-type': type, ...headers } })
  const response = await cspReportFunction({ sample })(request)
  const answer: unknown = await response.json()
  return [response.status, answer]
}
const lines = () => logged.mock.calls.map(([line]) => String(line))

test('a report is one line without queries', async () => {
  expect(await send(OLD, single())).toEqual([202, { status: 'logged' }])
  expect(lines()).toEqual([
    'In a browser: {"name":"SecurityPolicyViolation","message":"script-src-elem: https://evil.test/x.js",' +
      '"stack":"https://www.example.com/app-1.js:3:7","part":"content-security-policy",' +
      '"page":"/de_eu/products","version":""}',
  ])
})

test('reports of the Reporting API, too, without samples of code and what is of another kind', async () => {
  const other = { type: 'deprecation', url: 'https://www.example.com/', body: { id: 'x' } }
  expect(await send(NEW, [several(), other])).toEqual([202, { status: 'logged' }])
  expect(lines()).toEqual([expect.stringContaining('"message":"script-src-elem: inline"')])
  expect(lines().join()).not.toContain('ada')
})

test('credentials and the contents of an address stay where they are', async () => {
  const source = 'data:text/html,<x>ada'
  await send(OLD, single({ 'blocked-uri': 'https://ada:pw@evil.test/x', 'source-file': source }))
  expect(lines().join()).toContain('"message":"script-src-elem: https://evil.test/x"')
  expect(lines().join()).toContain('"stack":"data::3:7"')
  expect((await send(OLD, single({ 'line-number': 1e308 })))[0]).toBe(400)
})

test('text of a report cannot begin another line, nor turn its direction', async () => {
  await send(OLD, single({ 'blocked-uri': 'a\n\u001b[2J\u009b\u202e\u2028b' }))
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
})

test('with an address it is forwarded', async () => {
  process.env.ERROR_REPORT_URL = `${receiver.origin}/errors`
  expect(await send(NEW, [several(), several()])).toEqual([202, { status: 'forwarded' }])
  expect(receiver.paths).toEqual(['/errors', '/errors'])
})

test('at most five of a message are passed on', async () => {
  await send(NEW, Array.from({ length: 30 }, several))
  expect(lines()).toHaveLength(5)
})

test.each([
  ['a message that is not of the sample', NEW, [several()], 0],
  ['what an extension does', NEW, [several({ sourceFile: 'chrome-extension://a/b.js' })], 1],
  ['nothing', NEW, [], 1],
])('%s is ignored', async (_, type, body, sample) => {
  expect(await send(type, body, { sample })).toEqual([202, { status: 'ignored' }])
  expect(lines()).toEqual([])
})

test.each([
  ['a page of another site', OLD, single({ 'document-uri': 'https://evil.test/' })],
  [
    'a page of another site among others',
    NEW,
    [several(), several({ documentURL: 'https://e.test/' })],
  ],
  ['a page that is none', OLD, single({ 'document-uri': 'about:srcdoc' })],
  ['no page', OLD, { 'csp-report': {} }],
  ['no report', NEW, [{ type: 'csp-violation', body: 7 }]],
  ['a text', NEW, 'x'],
  ['what is too long', NEW, [several({ sample: 'x'.repeat(100_000) })]],
])('%s is refused', async (_, type, body) => {
  expect((await send(type, body))[0]).toBe(400)
  expect(lines()).toEqual([])
})

test('a deeply nested report is refused', async () => {
  const init = { method: 'POST', headers: { 'content-type': NEW } }
  const body = '['.repeat(20_000) + ']'.repeat(20_000)
  expect((await cspReportFunction()(new Request(ADDRESS, { ...init, body }))).status).toBe(400)
})

test('only browsers of visitors send it', async () => {
  expect((await send('text/plain', single()))[0]).toBe(415)
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await send(OLD, single(), { headers }))[0]).toBe(403)
})
