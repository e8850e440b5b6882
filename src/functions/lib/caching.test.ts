import { failure, json, type SeenRequest, TestServer } from '../../content-client/testing/server'
import document from '../document/document'
import preview from '../preview/preview'
import productData from '../product-data/product-data'
import search from '../search/search'
import searchPage from '../search-page/search-page'
import shortlink from '../shortlink/shortlink'
import { Edge } from './testing/edge'

const TOKEN = 'token-of-an-editor'
const PAGE = `<!DOCTYPE html><html><head></head><body><main><form role="search"><input name="query" value/></form>
<div data-search-results></div></main></body></html>`

const found = (title: string) => ({ data: [{ title, score: 1, section: 'machines', slug: 'a/b' }] })

/** The services' answer for an address; `word` distinguishes drafts from published content. */
const said = (path: string, word: string) => {
  if (path.endsWith('/search.json')) return json(found(word))
  if (path.startsWith('/product-data/')) {
    return json({ code: 'A-1', groups: [{ title: word, rows: [] }] })
  }
  if (path.includes('/shortlinks/'))
    return json({ code: 'A1', externalUrl: `https://${word}.test` })
  if (path.endsWith('.pdf')) return { body: '%PDF', headers: { 'content-type': 'application/pdf' } }
  if (path.startsWith('/api/')) return undefined
  return { body: PAGE, headers: { 'content-type': 'text/html' } }
}

let isBroken = false
const service = ({ path, query }: SeenRequest) => {
  if (isBroken) return failure(500, 'internal')
  const token = query.get('token')
  if (token !== null && token !== TOKEN) return failure(403, 'no such token')
  return said(path, token === null ? 'published' : 'drafted')
}

/** Each function that answers GET, by an address of it. */
const FUNCTIONS = {
  search: [search, '/api/search?site=ww&query=saw'],
  'search-page': [searchPage, '/api/search-page/ww?query=saw'],
  'product-data': [productData, '/api/product-data/A-1?site=ww'],
  'shortlink, as data': [shortlink, '/api/shortlink/A1?site=ww'],
  'shortlink, of a visitor': [shortlink, '/discover/A1?utm_source=qr'],
  document: [document, '/api/document/a.pdf'],
  preview: [preview, '/api/preview?site=ww&path=/'],
} as const
const names = ['search', 'search-page', 'product-data', 'shortlink, as data'] as const
/** The functions whose answers depend on the token. */
const withToken = [...names, 'shortlink, of a visitor'] as const
const shared = [...withToken, 'document'] as const
const all = [...shared, 'preview'] as const

let server: TestServer

beforeEach(async () => {
  isBroken = false
  server = await TestServer.start(service)
  process.env.CONTENT_API_URL = `${server.origin}/api`
  process.env.PRODUCT_DATA_URL = `${server.origin}/product-data`
  process.env.URL = server.origin
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.CONTENT_API_URL
  delete process.env.PRODUCT_DATA_URL
  delete process.env.URL
  await server.close()
})

function edgeOf(name: (typeof all)[number]) {
  const [handler, address] = FUNCTIONS[name]
  const edge = new Edge(handler)
  const ask = (token?: string, others = '', method = 'GET') =>
    edge.ask(
      new Request(`https://www.example.com${address}${others}`, {
        method,
        ...(token !== undefined && { headers: { 'x-preview-token': token } }),
      }),
    )
  return { edge, ask }
}
const saying = async (response: Response) =>
  `${response.headers.get('location')} ${await response.text()}`

describe('at the edge', () => {
  it.each(shared)('%s is asked once for everyone', async (name) => {
    const { ask, edge } = edgeOf(name)
    expect((await ask()).status).toBeLessThan(400)
    const asked = server.paths.length
    await ask()
    await ask(undefined, '', 'HEAD')
    expect(server.paths).toHaveLength(asked)
    expect(await edge.kept()).toHaveLength(1)
  })

  it.each(withToken)('%s gives a preview its drafts, though there is a copy', async (name) => {
    const { ask, edge } = edgeOf(name)
    expect(await saying(await ask())).toContain('published')
    const drafted = await ask(TOKEN)
    expect(drafted.headers.get('cache-control')).toBe('no-store')
    expect(await saying(drafted)).toContain('drafted')
    expect(await saying(await ask())).toContain('published')
    expect(await edge.kept()).toEqual([expect.stringContaining('published')])
  })

  it.each(withToken)('%s keeps nothing of a preview that comes first', async (name) => {
    const { ask, edge } = edgeOf(name)
    await ask(TOKEN)
    await ask(TOKEN, '', 'HEAD')
    expect(await edge.kept()).toEqual([])
    expect(await saying(await ask())).toContain('published')
  })

  it.each(names)('%s says 403 for a wrong token, copy or not, and keeps that not', async (name) => {
    const { ask, edge } = edgeOf(name)
    expect((await ask('wrong')).status).toBe(403)
    expect(await edge.kept()).toEqual([])
    await ask()
    expect((await ask('wrong')).status).toBe(403)
    expect(await edge.kept()).toHaveLength(1)
  })

  it.each(all)(
    '%s keeps no answer to a request with a token, whatever it makes of it',
    async (name) => {
      const { ask, edge } = edgeOf(name)
      for (const token of [TOKEN, 'wrong', 'no token', '']) await ask(token)
      expect(await edge.kept()).toEqual([])
    },
  )

  it.each(all)('%s keeps no failure', async (name) => {
    isBroken = true
    const { ask, edge } = edgeOf(name)
    for (const token of [undefined, TOKEN]) {
      const response = await ask(token)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await ask(undefined, '', 'POST')).status).toBe(405)
    expect(await edge.kept()).toEqual([])
  })

  it.each(shared)('%s has one copy, whatever else stands in the address', async (name) => {
    const { ask, edge } = edgeOf(name)
    await ask()
    for (const others of ['a=1', 'fbclid=2', 'token=x', 'no-parameter=1', 'utm_sourc=3']) {
      await ask(undefined, `${FUNCTIONS[name][1].includes('?') ? '&' : '?'}${others}`)
    }
    expect(await edge.kept()).toHaveLength(1)
  })

  it.each([
    ['search', '&query=stone'],
    ['search-page', '&query=stone'],
    ['product-data', '&site=de_eu'],
    ['shortlink, as data', '&site=de_eu'],
    ['shortlink, of a visitor', '&utm_source=x'],
  ] as const)('%s keeps nothing when a parameter is given twice: %s', async (name, others) => {
    const { ask, edge } = edgeOf(name)
    await ask(undefined, others)
    expect(await edge.kept()).toEqual([])
  })

  it.each([
    ['search', '&amp;section=stories', 'section', 'stories'],
    ['search-page', '&utm_source=mail&amp;page[0]=2&', 'page', '2'],
    ['search-page', '?section=stories', 'section', 'stories'],
  ] as const)(
    '%s understands %s, and keeps nothing, because the edge does not',
    async (name, others, parameter, value) => {
      const { ask, edge } = edgeOf(name)
      expect((await ask(undefined, others)).status).toBe(200)
      expect(server.requests.map(({ query }) => query.get(parameter))).toContain(value)
      expect(await edge.kept()).toEqual([])
    },
  )

  it.each(names)('%s asks no service with a token of the address', async (name) => {
    const { ask } = edgeOf(name)
    await ask(undefined, `&token=${TOKEN}`)
    expect(server.requests.filter(({ query }) => query.has('token'))).toEqual([])
  })

  it('a code that nobody knows is asked for again, as it may be made known', async () => {
    server.handler = () => undefined
    const { ask, edge } = edgeOf('shortlink, of a visitor')
    expect((await ask()).headers.get('location')).toBe('/discover/not-found')
    expect(await edge.kept()).toEqual([])
  })
})
