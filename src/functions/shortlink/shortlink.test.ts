import { failure, json, TestServer, type Reply } from '../../content-client/testing/server'
import handler from './shortlink'

let upstream: TestServer
const links = new Map<string, Reply>()

/** The site's own answers. */
const pages = new Map<string, Reply>([
  [
    '/de_eu/503',
    {
      status: 503,
      body: '<title>Nicht jetzt</title>',
      headers: {
        'content-type': 'text/html; charset=UTF-8',
        'content-security-policy': "script-src 'self'",
        'reporting-endpoints': 'csp="/api/csp-report"',
      },
    },
  ],
])

beforeEach(async () => {
  links.clear()
  upstream = await TestServer.start()
  upstream.handler = ({ path }) =>
    pages.get(path) ??
    links.get(path.slice('/api/'.length)) ??
    failure(404, 'There is no such short link.')
  process.env.CONTENT_API_URL = `${upstream.origin}/api`
  process.env.URL = upstream.origin
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.CONTENT_API_URL
  delete process.env.URL
  await upstream.close()
})

const link = (site: string, code: string, target: object) =>
  links.set(`${site}/shortlinks/${code}.json`, json({ code, ...target }))
const ask = (path: string, init?: RequestInit) =>
  handler(new Request(`https://www.example.com${path}`, init))
const located = async (path: string) => {
  const response = await ask(path)
  return [response.status, response.headers.get('location')]
}

describe('/api/shortlink/{code}', () => {
  it('says where a code leads in a site, cached at the edge', async () => {
    link('it_eu', 'A350', { section: 'machines', slug: 'frese/arcus-350' })
    const response = await ask('/api/shortlink/A350?site=it_eu')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ href: '/it_eu/products/frese/arcus-350' })
    expect(response.headers.get('netlify-vary')).toBe('query=site,header=x-preview-token')
    expect(response.headers.get('netlify-cdn-cache-control')).toMatch(/max-age=60, stale-while/)
  })

  it('leads to the worldwide page where the site has none, and to https addresses', async () => {
    link('ww', 'A350', { section: 'machines', slug: 'saws/arcus-350' })
    link('ww', 'KIT', { externalUrl: 'https://www.example.com/kit' })
    const answered = async (code: string) => (await ask(`/api/shortlink/${code}?site=de_eu`)).text()
    expect(await answered('A350')).toBe('{"href":"/products/saws/arcus-350"}')
    expect(await answered('KIT')).toBe('{"href":"https://www.example.com/kit"}')
  })

  it('leads to files of the content service', async () => {
    link('ww', 'SHEET', { externalUrl: '/files/Übersicht.pdf' })
    link('ww', 'PLAN', { externalUrl: `${upstream.origin}/files/plan.dwg#a` })
    const answered = async (code: string) => (await ask(`/api/shortlink/${code}?site=ww`)).text()
    expect(await answered('SHEET')).toBe('{"href":"/api/document/files/%C3%9Cbersicht.pdf"}')
    expect(await answered('PLAN')).toBe('{"href":"/api/document/files/plan.dwg"}')
  })

  it.each([
    ['an unknown code', { section: null }],
    ['an address without https', { externalUrl: 'http://www.example.com/kit' }],
    ['a section that has no pages', { section: 'nowhere', slug: 'x' }],
  ])('answers 404 for %s', async (_, target) => {
    link('ww', 'X1', target)
    expect((await ask('/api/shortlink/X1?site=ww')).status).toBe(404)
  })

  it.each(['/api/shortlink/?site=ww', '/api/shortlink/a%2Fb?site=ww', '/api/shortlink/A1?site=xx'])(
    'refuses %s without asking the service',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
      expect(upstream.paths).toEqual([])
    },
  )

  it('answers 502 when the service fails, and 405 for other methods', async () => {
    links.set('ww/shortlinks/A1.json', failure(500, 'down'))
    expect((await ask('/api/shortlink/A1?site=ww')).status).toBe(502)
    expect((await ask('/api/shortlink/A1?site=ww', { method: 'POST' })).status).toBe(405)
  })
})

describe('/discover/{code}', () => {
  it('sends a visitor to the page, with what campaigns put into the address and nothing else', async () => {
    link('it_eu', 'A350', { section: 'machines', slug: 'frese/arcus-350' })
    const response = await ask('/it_eu/discover/A350?utm_source=qr&fbclid=1&utm_medium=print')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/it_eu/products/frese/arcus-350?utm_source=qr&utm_medium=print',
    ])
    expect(response.headers.get('netlify-vary')).toBe(
      'query=utm_source|utm_medium|utm_campaign|utm_term|utm_content,header=x-preview-token',
    )
  })

  it('minds no capital letters', async () => {
    link('ww', 'A350', { section: 'machines', slug: 'saws/arcus-350' })
    expect(await located('/de_eu/discover/a350')).toEqual([302, '/products/saws/arcus-350'])
    expect(await (await ask('/api/shortlink/a350?site=ww')).json()).toEqual({
      href: '/products/saws/arcus-350',
    })
  })

  it.each(['/it_eu/discover/%ff', '/it_eu/discover/a/b', `/it_eu/discover/${'a'.repeat(5000)}`])(
    'sends %s to the not-found page of the site',
    async (path) => {
      expect(await located(path)).toEqual([302, '/it_eu/discover/not-found'])
      expect(upstream.paths).toEqual([])
    },
  )

  it('sends to the not-found page of the site for an unknown code', async () => {
    expect(await located('/discover/NOPE')).toEqual([302, '/discover/not-found'])
    expect(await located('/it_eu/discover/a%20b')).toEqual([302, '/it_eu/discover/not-found'])
  })

  it.each([
    ['fails', failure(500, 'down')],
    ['ends in the middle', { ...json({}), fault: 'cut' as const }],
    ['is another', { body: '<title>Login</title>', headers: { 'content-type': 'text/html' } }],
  ])('says "not now" with the page of the site when the service %s', async (_, reply) => {
    links.set('de_eu/shortlinks/A1.json', reply)
    const response = await ask('/de_eu/discover/A1')
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('<title>Nicht jetzt</title>')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "script-src 'self'",
      'content-type': 'text/html; charset=UTF-8',
      'reporting-endpoints': 'csp="/api/csp-report"',
      'retry-after': '30',
      'x-robots-tag': 'noindex',
    })
  })

  it('refuses a token that the service refuses', async () => {
    links.set('ww/shortlinks/A1.json', failure(403, 'no'))
    const headers = { 'x-preview-token': 'wrong' }
    expect((await ask('/discover/A1', { headers })).status).toBe(403)
  })

  it('says so in words when there is no such page either', async () => {
    links.set('it_eu/shortlinks/A1.json', failure(500, 'down'))
    const response = await ask('/it_eu/discover/A1')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await response.json()).toMatchObject({ error: { code: 503 } })
  })
})
