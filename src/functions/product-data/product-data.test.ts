import { createServer, type RequestListener, type Server } from 'node:http'
import handler, { productDataFunction } from './product-data'

const good = {
  code: 'ARC-350',
  groups: [{ title: 'Axes', rows: [{ label: 'X', value: '3 500', unit: 'mm' }] }],
}

/** The answer with the values of optional fields. */
const withDefaults = {
  ...good,
  groups: [
    { title: 'Axes', rows: [{ label: 'X', value: '3 500', unit: 'mm', key: null, meaning: null }] },
  ],
}

let server: Server | undefined
const seen: string[] = []

/** Starts the service behind, on any free port. */
const upstream = async (listener: RequestListener) => {
  const started = createServer((request, response) => {
    seen.push(request.url ?? '')
    listener(request, response)
  })
  server = started
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  const address = started.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  process.env.PRODUCT_DATA_URL = `http://127.0.0.1:${address.port}/product-data`
}
const answering = (status: number, body: string, headers = {}) =>
  upstream((_, response) => response.writeHead(status, headers).end(body))

const ask = (path = 'ARC-350?site=it_eu', init?: RequestInit, call = handler) =>
  call(new Request(`https://www.example.com/api/product-data/${path}`, init))
const expectError = async (response: Response, status: number, message: RegExp) => {
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toEqual({
    error: { code: status, message: expect.stringMatching(message) },
  })
}

beforeEach(() => {
  seen.length = 0
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.PRODUCT_DATA_URL
  server?.closeAllConnections()
  await new Promise((done) => (server ? server.close(done) : done(undefined)))
  server = undefined
})

describe('product-data, good answers', () => {
  it('gives what the service says, in the shape of the contract, cached at the edge', async () => {
    await answering(200, JSON.stringify({ ...good, secret: 'x' }))
    const response = await ask()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...withDefaults, dataSheet: null })
    expect(seen).toEqual(['/product-data/ARC-350?site=it_eu'])
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('netlify-cdn-cache-control')).toMatch(/max-age=60, stale-while/)
    expect(response.headers.get('netlify-vary')).toBe('query=site,header=x-preview-token')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('asks with the token of a preview, whose answer nobody keeps', async () => {
    await answering(200, JSON.stringify(good))
    const response = await ask(undefined, { headers: { 'x-preview-token': 'secret' } })
    expect(response.status).toBe(200)
    expect(seen).toEqual(['/product-data/ARC-350?site=it_eu&token=secret'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
    expect(await response.text()).not.toContain('secret')
  })

  it.each([401, 403])('says that a token is wrong when the service answers %d', async (status) => {
    await answering(status, '{"error":{"code":403,"message":"internal detail"}}')
    const response = await ask(undefined, { headers: { 'x-preview-token': 'wrong' } })
    await expectError(response, 403, /preview token is not valid/)
    await expectError(await ask(), 502, /no usable answer/)
  })

  it('works under the address that Netlify rewrites to', async () => {
    await answering(200, JSON.stringify(good))
    const url = 'https://www.example.com/.netlify/functions/product-data/ARC-350?site=ww'
    expect((await handler(new Request(url))).status).toBe(200)
  })
})

describe('product-data, wrong requests', () => {
  it.each(['?site=ww', '..%2Fadmin?site=ww', 'a/b?site=ww', `${'a'.repeat(65)}?site=ww`])(
    'refuses the code in %s without asking the service',
    async (path) => {
      await answering(200, JSON.stringify(good))
      await expectError(await ask(path), 400, /code/)
      expect(seen).toEqual([])
    },
  )

  it.each(['', '?site=', '?site=xx_yy', '?site=constructor', '?site=ww&site=de_eu'])(
    'refuses the site in "%s"',
    async (query) => {
      await answering(200, JSON.stringify(good))
      await expectError(await ask(`ARC-350${query}`), 400, /site/)
      expect(seen).toEqual([])
    },
  )

  it('refuses an address that is not correctly encoded', async () => {
    await expectError(await ask('%E0%A4%A?site=ww'), 400, /encoded/)
  })

  it('refuses a parameter that it does not know, such as a token in the address', async () => {
    await answering(200, JSON.stringify(good))
    await expectError(await ask('ARC-350?site=ww&token=secret'), 400, /token/)
    expect(seen).toEqual([])
  })

  it('allows GET and HEAD only, and says so', async () => {
    const response = await ask(undefined, { method: 'POST', body: '{}' })
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    await expectError(response, 405, /POST/)
  })
})

describe('product-data, failures behind', () => {
  it('says which variable is missing', async () => {
    await expectError(await ask(), 500, /PRODUCT_DATA_URL/)
  })

  it('passes 404 on', async () => {
    await answering(404, '{"error":{"code":404,"message":"internal detail"}}')
    await expectError(await ask(), 404, /^There is nothing/)
  })

  it.each([
    ['status 500', 500, 'down'],
    ['invalid JSON', 200, '{"code": "ARC'],
    ['HTML', 200, '<!doctype html><title>Login</title>'],
    ['a wrong shape', 200, '{"title": "Arcus"}'],
    ['too much', 200, `"${'x'.repeat(1_000_001)}"`],
  ])('answers 502 for %s', async (_, status, body) => {
    await answering(status, body)
    await expectError(await ask(), 502, /no usable answer/)
    expect(seen).toHaveLength(1)
  })

  it('does not follow a redirect', async () => {
    await answering(302, '', { location: '/elsewhere' })
    await expectError(await ask(), 502, /no usable answer/)
    expect(seen).toHaveLength(1)
  })

  it('answers 502 when the connection ends in the middle of the body', async () => {
    await upstream((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"code":', () => response.destroy())
    })
    await expectError(await ask(), 502, /no usable answer/)
  })

  it('answers 502 when nobody listens', async () => {
    process.env.PRODUCT_DATA_URL = 'http://127.0.0.1:1'
    await expectError(await ask(), 502, /no usable answer/)
  })

  it('answers 504 when the service never answers, or never ends its answer', async () => {
    await upstream(({ url }, response) => {
      if (url?.includes('SLOW')) response.write('{')
    })
    const hurried = productDataFunction(50)
    await expectError(await ask('ARC-350?site=ww', undefined, hurried), 504, /in time/)
    await expectError(await ask('SLOW?site=ww', undefined, hurried), 504, /in time/)
  })
})
