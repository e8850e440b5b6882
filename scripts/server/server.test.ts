import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publish } from '../../src/serving/publish'
import { siteHandles, sites } from '../../src/sites'
import { type RunningServer, startServer } from './index'

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>text</p>'.repeat(60)}`
const prefixes = siteHandles.map((handle) => sites[handle].prefix).filter((prefix) => prefix !== '')

let publicDir: string
let server: RunningServer

const write = async (path: string, content: string) => {
  await mkdir(dirname(join(publicDir, path)), { recursive: true })
  await writeFile(join(publicDir, path), content)
}
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.address}${path}`, { method, headers, redirect: 'manual' })
/** Sends a request as it stands, which `fetch` would not, and gives status and headers. */
const send = (...lines: string[]) =>
  new Promise<string>((done) => {
    const socket = connect(server.port, 'localhost')
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('close', () => done(answer.split('\r\n\r\n')[0] ?? ''))
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  })
const titleOf = async (response: Response) => /<title>(.*?)</.exec(await response.text())?.[1]

beforeAll(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'server-'))
  await write('index.html', page('root'))
  await write('404.html', page('not found'))
  for (const prefix of prefixes) {
    await write(`${prefix}.html`, page(prefix))
    await write(`${prefix}/404.html`, page(`not found ${prefix}`))
  }
  await write('products.html', page('products'))
  await write('products/saws.html', page('saws'))
  await write('nested/index.html', page('nested'))
  await write('media/film.mp4', '0123456789')
  await write('_headers', "/*\n  Content-Security-Policy: default-src 'none'\n")
  await write('_redirects', '/old /products 301\n/old-query /products?a=1 302\n')
  server = await startServer({ port: 0, publicDir, functionsEnvironment: {} })
}, 30_000)
afterAll(async () => {
  await server.close()
  await rm(publicDir, { recursive: true })
})

it('takes no demo forms unless it is told where they arrive, as on Netlify', async () => {
  expect((await get('/demo/submissions', {}, 'POST')).status).toBe(405)
  expect((await get('/demo/submissions')).status).toBe(404)
})

it('refuses a redirect that leads visitors of one address to several pages', async () => {
  await write('conditional/_redirects', '/machines /products 302 Country=it\n')
  await expect(
    startServer({ port: 0, publicDir: join(publicDir, 'conditional'), functionsEnvironment: {} }),
  ).rejects.toThrow('The redirect from /machines may not depend on Country.')
})

describe('files', () => {
  it('serves a page under one address, without a trailing slash', async () => {
    expect(await titleOf(await get('/products'))).toBe('products')
    expect(await titleOf(await get('/products/saws'))).toBe('saws')
    const moved = await get('/products/?a=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/products?a=1'])
  })

  it.each([
    ['/index.html', '/'],
    ['/de_eu.html', '/de_eu'],
    ['/products/saws.html?a=1', '/products/saws?a=1'],
    ['//products', '/products'],
    ['/products//saws', '/products/saws'],
    ['//', '/'],
    ['/404.html', '/404'],
  ])('sends %s to the address of the page, %s', async (spelling, address) => {
    const moved = await get(spelling)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, address])
  })

  it('sends nobody to another host', async () => {
    await write('example.com.html', page('host'))
    expect((await get('//example.com')).headers.get('location')).toBe('/example.com')
    expect((await get('//nobody.example.com/x')).status).toBe(404)
  })

  it('sends a folder with an index to its slash, as Netlify does', async () => {
    const moved = await get('/nested')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/nested/'])
    expect(await titleOf(await get('/nested/'))).toBe('nested')
  })

  it('answers 304 for what the browser has, in each encoding, and compresses text', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get('/products', { 'accept-encoding': encoding })
      expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(await titleOf(first)).toBe('products')
      const etag = first.headers.get('etag') ?? ''
      const second = await get('/products', {
        'accept-encoding': encoding,
        'if-none-match': `W/"x", ${etag}`,
      })
      expect([second.status, await second.text()]).toEqual([304, ''])
    }
    expect((await get('/products')).headers.get('vary')).toBe('Accept-Encoding')
  })

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await get('/products', { 'accept-encoding': 'identity' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      String(page('products').length),
    ])
    const post = await get('/products', {}, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('sends parts of a film', async () => {
    const part = await get('/media/film.mp4', { range: 'bytes=2-4' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect((await get('/media/film.mp4', { range: 'bytes=20-' })).status).toBe(416)
    expect(await (await get('/media/film.mp4', { range: 'bytes=-3' })).text()).toBe('789')
  })

  it('never leaves the published folder, and survives an address that is not correctly encoded', async () => {
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404)
    expect((await get('/%00')).status).toBe(404)
    expect((await get('/%E0%A4%A')).status).toBe(400)
    expect((await get('/_headers')).status).toBe(404)
  })
})

describe('rules', () => {
  it('sets the headers of netlify.toml and of the build', async () => {
    const { headers } = await get('/products')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await get('/media/film.mp4')).headers.get('cache-control')).toMatch(/immutable/)
    expect((await get('/media/none.mp4')).headers.get('cache-control')).not.toMatch(/immutable/)
  })

  it.each(['', ...prefixes])('gives the 404 page of %s', async (prefix) => {
    const response = await get(`${prefix}/nothing/here`)
    expect(response.status).toBe(404)
    expect(await titleOf(response)).toBe(prefix ? `not found ${prefix}` : 'not found')
  })

  it('leaves what languages mean to the page', async () => {
    const headers = { 'accept-language': 'de', cookie: 'i18n_redirected=it_eu' }
    for (const path of ['/', '/products']) expect((await get(path, headers)).status).toBe(200)
  })

  it('follows _redirects, passing the query on where the rule has none', async () => {
    const location = async (path: string) => (await get(path)).headers.get('location')
    expect(await location('/old?x=1')).toBe('/products?x=1')
    expect(await location('/old-query?x=1')).toBe('/products?a=1')
  })
})

describe('functions', () => {
  it('are reached under their public address, and see only the given environment', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue()
    const response = await get('/api/product-data/ARC-350?site=ww')
    log.mockRestore()
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('PRODUCT_DATA_URL')
    expect((await get('/api/product-data/ARC-350', {}, 'POST')).status).toBe(405)
    expect((await get('/.netlify/functions/nothing')).status).toBe(404)
  })

  it('explain an address that is not correctly encoded', async () => {
    for (const path of ['/api/product-data/%ff?site=ww', '/api/document/%ff.pdf']) {
      const response = await get(path)
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error: { code: 400 } },
      ])
    }
  })
})

describe('nonsense', () => {
  it.each(['/', '/products', '/api/product-data/A1?site=ww', '/api/shortlink/A1', '/discover/A1'])(
    'TRACE %s is refused, saying what is allowed',
    async (path) => {
      const answer = await send(`TRACE ${path} HTTP/1.1`, 'Host: localhost')
      expect(answer).toMatch(/^HTTP\/1\.1 405 /)
      expect(answer).toMatch(/^allow: GET, HEAD$/im)
    },
  )

  it.each([
    ['a method that nobody knows', ['BREW / HTTP/1.1', 'Host: localhost'], 400],
    ['a host that is none', ['GET / HTTP/1.1', 'Host: a@b c/?'], 400],
    ['another address as path', ['GET http://example.com/ HTTP/1.1', 'Host: localhost'], 400],
    ['an address for the whole server', ['OPTIONS * HTTP/1.1', 'Host: localhost'], 400],
    ['a very long path', [`GET /${'a'.repeat(9000)} HTTP/1.1`, 'Host: localhost'], 404],
    ['too long a path', [`GET /${'a'.repeat(90_000)} HTTP/1.1`, 'Host: localhost'], 431],
    [
      'cookies',
      ['GET /products HTTP/1.1', 'Host: localhost', 'Cookie: =;%ff=%;__proto__=1;;'],
      200,
    ],
  ])('%s is answered', async (_, lines, status) => {
    expect(await send(...lines)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

it('names a taken port and how to choose another', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, done))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(startServer({ port, publicDir, functionsEnvironment: {} })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}.`,
  )
  await new Promise((done) => other.close(done))
})

describe('while another build takes the place of the one that is served', () => {
  it('answers every request, and then by the rules of the new build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'switch-'))
    const folders = {
      built: join(folder, 'built'),
      published: join(folder, 'public'),
      work: folder,
    }
    const build = async (name: string) => {
      await mkdir(join(folder, 'built'), { recursive: true })
      await writeFile(join(folder, 'built/index.html'), page(name))
      await writeFile(join(folder, 'built/_headers'), `/*\n  X-Build: ${name}\n`)
      await publish(folders, { allowRemovals: false })
    }
    await build('0')
    const switching = await startServer({
      port: 0,
      publicDir: folders.published,
      functionsEnvironment: {},
    })
    let running = true
    const statuses = new Set<number>()
    const visitor = async () => {
      while (running) statuses.add((await fetch(switching.address)).status)
    }
    const visitors = [visitor(), visitor(), visitor()]
    for (let index = 1; index <= 30; index += 1) await build(`${index}`)
    running = false
    await Promise.all(visitors)
    const last = await fetch(switching.address)
    expect([...statuses]).toEqual([200])
    expect([last.headers.get('x-build'), await titleOf(last)]).toEqual(['30', '30'])
    await switching.close()
    await rm(folder, { recursive: true })
  }, 30_000)
})
