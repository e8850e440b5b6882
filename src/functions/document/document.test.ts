import { TestServer, type Reply } from '../../content-client/testing/server'
import handler, { documentFunction } from './document'

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
  'a/%252e%252e/b.pdf',
  'a/..%255Cb.pdf',
  'a%0Ab.pdf',
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

const octets = (body: string | Uint8Array, headers: Reply['headers'] = {}): Reply => ({
  body: typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
  headers: { 'content-type': 'application/octet-stream', ...headers },
})

it.each([
  ['KATALOG.PDF', '%PDF', 'application/pdf', 'inline; filename="KATALOG.PDF"'],
  [
    '%C3%9Cbersicht%202.xlsx',
    'PK\u0003\u0004',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    `attachment; filename="Ubersicht 2.xlsx"; filename*=UTF-8''%C3%9Cbersicht%202.xlsx`,
  ],
  [
    'U%CC%88b%2B1.dwg',
    'AC1032',
    'image/vnd.dwg',
    `attachment; filename="Ub+1.dwg"; filename*=UTF-8''%C3%9Cb%2B1.dwg`,
  ],
  ['a%23b%3Fc.step', 'ISO-10303-21;', 'model/step', 'attachment; filename="a#b?c.step"'],
  [
    '100%25%2525.zip',
    'PK\u0003\u0004',
    'application/zip',
    `attachment; filename="100__25.zip"; filename*=UTF-8''100%25%2525.zip`,
  ],
  ['17', '%PDF', 'application/pdf', 'inline; filename="17.pdf"'],
  ['a.sldprt', 'any', 'application/octet-stream', 'attachment; filename="a.sldprt"'],
])('offers %s, whatever type the service gives', async (name, body, type, disposition) => {
  answering(octets(body))
  const { status, headers } = await ask(`files/${name}`)
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    type,
    disposition,
  ])
  // Asked for by the same name, encoded once.
  expect(upstream.paths).toEqual([`/files/${name}`])
})

it('asks for a name that a browser left as it is', async () => {
  answering(octets('%PDF'))
  expect((await ask('files/a+(b) 100%.pdf')).status).toBe(200)
  expect(upstream.paths).toEqual(['/files/a%2B%28b%29%20100%25.pdf'])
})

it('lets nothing run that is in a file', async () => {
  answering(octets('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))
  const { headers } = await ask('files/logo.svg')
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  answering(octets('<!doctype html><script>alert(1)</script>'))
  expect((await ask('files/list.csv')).status).toBe(502)
  for (const name of ['page.html', 'a.js', 'a.xml', 'a.php'])
    expect((await ask(`files/${name}`)).status).toBe(400)
})

describe('a large file', () => {
  it('is passed on while it comes, and is no longer late once it has started', async () => {
    const body = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(6_000_000, 'x')])
    upstream.handler = () => ({ ...octets(body), piecesEveryMs: 300 })
    const response = await documentFunction(1500)(
      new Request('https://www.example.com/api/document/a.pdf'),
    )
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true)
  })

  it('ends in an error for who reads it, when the service ends early', async () => {
    const body = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(100_000, 'x')])
    answering({ ...octets(body), fault: 'cut' })
    const response = await ask('a.pdf')
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })

  it('that Netlify would not stream is fetched from the content service', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    process.env.CONTENT_API_URL = 'https://content.example.com/api'
    const headers = { 'content-type': 'application/zip', 'content-length': '20000001' }
    fetched.mockResolvedValue(new Response('PK\u0003\u0004', { headers }))
    const response = await ask('files/%C3%9C.zip')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('https://content.example.com/files/%C3%9C.zip')
  })
})

describe('a part of a file', () => {
  const part: Reply = {
    ...octets('345', { 'content-range': 'bytes 3-5/10', 'accept-ranges': 'bytes' }),
    status: 206,
  }

  it('is passed on, and kept by nobody as if it were the whole', async () => {
    answering(part)
    const response = await ask('a.pdf', { headers: { range: 'bytes=3-5' } })
    expect(upstream.requests[0]?.headers.range).toBe('bytes=3-5')
    expect([response.status, await response.text()]).toEqual([206, '345'])
    expect(response.headers.get('content-range')).toBe('bytes 3-5/10')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
  })

  it('that is not there is 416', async () => {
    answering({ status: 416, headers: { 'content-range': 'bytes */10' } })
    const response = await ask('a.pdf', { headers: { range: 'bytes=30-' } })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })
})

it('says with HEAD how long a file is', async () => {
  answering(pdf)
  const response = await ask('a.pdf', { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '8'])
  expect(await response.text()).toBe('')
})

describe('a person', () => {
  const page = (title: string): Reply => ({
    body: `<title>${title}</title>`,
    headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
  })
  let file: Reply | undefined
  beforeEach(() => {
    process.env.URL = upstream.origin
    file = undefined
    upstream.handler = ({ path }) =>
      ({
        '/de_eu/404': page('Nicht da'),
        '/de_eu/503': page('Nicht jetzt'),
        '/404': page('Not here'),
      })[path] ??
      file ?? { status: 404 }
  })
  afterEach(() => {
    delete process.env.URL
  })
  const read = async (headers: Record<string, string>, path = 'a.pdf') => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const response = await documentFunction(400)(
      new Request(`https://www.example.com/api/document/${path}`, {
        headers: { accept, ...headers },
      }),
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('text/html')
    expect(response.headers.get('content-security-policy')).toBe("script-src 'self'")
    return [response.status, /<title>(.*)</.exec(await response.text())?.[1]]
  }
  const german = { 'accept-language': 'en;q=0.4, de-AT, fr;q=0.7' }

  it('reads in their language why there is no file', async () => {
    expect(await read(german)).toEqual([404, 'Nicht da'])
    expect(await read(german, 'page.html')).toEqual([400, 'Nicht da'])
    expect(await read({ cookie: 'i18n_redirected=de_eu' })).toEqual([404, 'Nicht da'])
    expect(await read({})).toEqual([404, 'Not here'])
    file = { status: 500 }
    expect(await read(german)).toEqual([502, 'Nicht jetzt'])
    file = { fault: 'never' }
    expect(await read(german)).toEqual([504, 'Nicht jetzt'])
    file = octets('<!doctype html>')
    expect(await read(german)).toEqual([502, 'Nicht jetzt'])
    file = { status: 410 }
    expect(await read(german)).toEqual([404, 'Nicht da'])
  })

  it('gets JSON where the site has no page to give, and programs always do', async () => {
    file = { status: 500 }
    upstream.handler = () => file ?? {}
    const accept = { accept: 'text/html' }
    const answers = [await ask('a.pdf', { headers: accept }), await ask('a.pdf')]
    for (const response of answers)
      expect([response.status, await response.json()]).toMatchObject([
        502,
        { error: { code: 502 } },
      ])
  })
})
