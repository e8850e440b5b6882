import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publish } from '../../src/serving/publish'
import { siteHandles, sites } from '../../src/sites'
import { type RunningServer, startServer } from './index'
import { listen, stop } from './listen'

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
/** Sends raw bytes, which `fetch` would not do. Gives the whole answer once the connection has ended. */
const talk = (first: string, more: (socket: Socket) => void = () => undefined) =>
  new Promise<string>((done) => {
    const socket = connect(server.port, 'localhost')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => done(answer))
    socket.write(first)
    more(socket)
  })
/** Sends raw lines and gives status and headers. */
const send = async (...lines: string[]) => {
  const answer = await talk([...lines, 'Connection: close', '', ''].join('\r\n'))
  return answer.split('\r\n\r\n')[0] ?? ''
}
/** Requests an unchanged address. Gives its `Location` or else the status line. */
const sentTo = async (target: string) => {
  const answer = await send(`GET ${target} HTTP/1.1`, 'Host: localhost')
  return /^location: (.*)$/im.exec(answer)?.[1] ?? answer.split('\r\n')[0]
}
/** The lines that are logged as errors meanwhile. */
const logged = async (work: () => Promise<unknown>) => {
  const log = jest.spyOn(console, 'error').mockReturnValue()
  await work()
  const lines = log.mock.calls.map(String)
  log.mockRestore()
  return lines
}
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
  await write('evil.test/index.html', page('a folder named as a host'))
  await write(
    '_redirects',
    `/old /products 301
/old-query /products?a=1 302
/root/* /:splat 301
/elsewhere/* https://other.test/:splat 301
`,
  )
  server = await startServer({ port: 0, publicDir, functionsEnvironment: {} })
}, 120_000)
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

it('refuses a redirect that takes a host from the visitor', async () => {
  await write('hosts/_redirects', '/to/* https://other.test:splat 301\n')
  await expect(
    startServer({ port: 0, publicDir: join(publicDir, 'hosts'), functionsEnvironment: {} }),
  ).rejects.toThrow(
    'The redirect from /to/* to https://other.test:splat needs a host without placeholders.',
  )
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

  it.each([
    ['//evil.test', '/evil.test/'],
    ['/\\evil.test', '/evil.test/'],
    ['/\\/evil.test', '/evil.test/'],
    ['//evil.test/%2f..', 'HTTP/1.1 404 Not Found'],
    ['/%2fevil.test', 'HTTP/1.1 404 Not Found'],
    ['/%5cevil.test/%2f..', 'HTTP/1.1 404 Not Found'],
    ['/%09/evil.test/%2f..', 'HTTP/1.1 404 Not Found'],
    ['//products/', '/products'],
    ['///nested//', '/nested/'],
    ['/products/?to=//evil.test', '/products?to=//evil.test'],
    ['/nested?%0d%0aX:1', '/nested/?%0d%0aX:1'],
  ])('%s leads nobody to another host', async (target, answer) => {
    expect(await sentTo(target)).toBe(answer)
  })

  it('does not take its own address from the Host of a request', async () => {
    const answer = await send('GET /products/ HTTP/1.1', 'Host: evil.test')
    expect(answer).toMatch(/^location: \/products$/im)
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

  it.each([
    ['/root//evil.test', '/evil.test'],
    ['/root/%2fevil.test', '/%2fevil.test'],
    ['/root/%5cevil.test', '/%5cevil.test'],
    ['/root/%09/evil.test', '/%09/evil.test'],
    ['/root/https://evil.test', '/https://evil.test'],
    ['/root/a%0d%0aX-Evil:1', '/a%0d%0aX-Evil:1'],
    ['/root/%E6%97%A5', '/%E6%97%A5'],
    ['/root/a%3fb%23c%25', '/a%3fb%23c%25'],
    ['/elsewhere/@evil.test', 'https://other.test/@evil.test'],
    ['/elsewhere//evil.test', 'https://other.test//evil.test'],
  ])('leads %s where the rule says: %s', async (target, location) => {
    expect(await sentTo(target)).toBe(location)
  })

  it.each([
    ['a redirect', 'GET /old', 301],
    ['the way to a page', 'GET /products/', 301],
    ['a wrong address', 'GET /%ff', 400],
    ['another address as path', 'GET http://evil.test/', 400],
    ['a wrong method', 'POST /media/film.mp4', 405],
    ['a large body', 'POST /api/error', 413],
  ])('protects %s, too', async (_, request, status) => {
    const answer = await send(`${request} HTTP/1.1`, 'Host: localhost', 'Content-Length: 1500000')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of ['content-security-policy', 'strict-transport-security', 'referrer-policy'])
      expect(answer).toMatch(new RegExp(`^${name}: `, 'im'))
    expect(answer).toMatch(/^x-content-type-options: nosniff$/im)
    expect(answer).not.toMatch(/immutable/)
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

describe('a file that a function passes on', () => {
  const size = 25_000_000
  const upstream = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': size })
    const bytes = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(size - 4, 'x')])
    if (url === '/cut.zip') response.write(bytes.subarray(0, 5000), () => response.destroy())
    else response.end(bytes)
  })
  let passing: RunningServer
  beforeAll(async () => {
    const origin = `http://localhost:${await listen(upstream, 0)}`
    const functionsEnvironment = { CONTENT_API_URL: `${origin}/api` }
    passing = await startServer({ port: 0, publicDir, functionsEnvironment })
  }, 120_000)
  afterAll(async () => {
    await passing.close()
    await stop(upstream)
  })
  const ask = (name: string, method = 'GET') =>
    fetch(`${passing.address}/api/document/${name}`, { method })

  it('comes whole, however large it is', async () => {
    const response = await ask('%C3%9C%20100%25%23.ZIP')
    expect(response.headers.get('content-length')).toBe(String(size))
    expect((await response.arrayBuffer()).byteLength).toBe(size)
  })

  it('is known by its head', async () => {
    const response = await ask('a.zip', 'HEAD')
    expect(response.headers.get('content-length')).toBe(String(size))
    expect(await response.text()).toBe('')
  })

  it('breaks off where the service breaks off', async () => {
    await expect(ask('cut.zip').then((response) => response.arrayBuffer())).rejects.toThrow()
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

describe('bodies', () => {
  const post = (...headers: string[]) =>
    ['POST /api/error HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n')
  const endless = (socket: Socket) => {
    const chunk = `${(100_000).toString(16)}\r\n${'a'.repeat(100_000)}\r\n`
    const more = () => {
      if (!socket.destroyed) socket.write(chunk, more)
    }
    more()
  }
  const tooLarge =
    /^HTTP\/1\.1 413 .*^connection: close\r\n.*"message":"The body is larger than 1000000 bytes."/ims

  it('refuses a large one, and ends the connection', async () => {
    const body = 'a'.repeat(1_500_000)
    expect(await talk(post('Content-Length: 1500000') + body)).toMatch(tooLarge)
    expect(await talk(post('Content-Length: 1500000'))).toMatch(tooLarge)
    expect(await talk(post('Transfer-Encoding: chunked'), endless)).toMatch(tooLarge)
  })

  it('tells a client that asks first whether to send it', async () => {
    const large = post('Content-Length: 1500000', 'Expect: 100-continue')
    expect(await talk(large)).toMatch(tooLarge)
    const small = post('Content-Length: 2', 'Expect: 100-continue', 'Connection: close')
    const answer = await talk(small, (socket) => socket.once('data', () => socket.write('{}')))
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 415 /)
  })

  it('does not read one that nobody wants', async () => {
    const request =
      'POST /products HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await talk(request, endless)).toMatch(/^HTTP\/1\.1 405 .*Method Not Allowed$/ms)
  })

  it.each([
    ['a length that is none', post('Content-Length: a')],
    ['two lengths', post('Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['a chunk that is none', `${post('Transfer-Encoding: chunked')}zz\r\n`],
    ['no HTTP', 'HELLO\r\n\r\n'],
    ['TLS', '\u0016\u0003\u0001'],
  ])('%s is a bad request, and nothing is logged', async (_, request) => {
    expect(
      await logged(async () => expect(await talk(request)).toMatch(/^HTTP\/1\.1 400 /)),
    ).toEqual([])
  })

  it('are not missed when a client goes away, nor is an answer', async () => {
    await write('media/long.mp4', 'x'.repeat(20_000_000))
    const leaving = [
      talk(`${post('Content-Length: 30')}a`, (socket) => socket.end()),
      talk(post('Content-Length: 30'), (socket) => socket.resetAndDestroy()),
      talk('GET /media/long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n', (socket) =>
        socket.once('data', () => socket.resetAndDestroy()),
      ),
      talk('GET /api/search?site=ww&query=a HTTP/1.1\r\nHost: localhost\r\n\r\n', (socket) =>
        socket.resetAndDestroy(),
      ),
    ]
    const lines = await logged(async () => {
      await Promise.all(leaving)
      expect((await get('/products')).status).toBe(200)
    })
    expect(lines.filter((line) => !line.includes('CONTENT_API_URL'))).toEqual([])
  })
})

describe('files that cannot be read', () => {
  it('are an error of the server that nobody keeps, logged once', async () => {
    await write('media/vast.mp4', '')
    // Node reads at most 2 GiB at once. The file is sparse.
    await truncate(join(publicDir, 'media/vast.mp4'), 3_000_000_000)
    let response: Response | undefined
    const lines = await logged(async () => {
      response = await get('/media/vast.mp4')
    })
    expect(lines).toEqual([expect.stringMatching(/ERR_FS_FILE_TOO_LARGE|greater than 2 GiB/)])
    expect([response?.status, await response?.text()]).toEqual([500, 'Internal Server Error'])
    expect(response?.headers.get('cache-control')).toBe('no-cache')
    expect(response?.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('are missing when they vanish between the look and the reading', async () => {
    let isOver = false
    const flicker = async () => {
      while (!isOver) {
        await write('media/flicker.mp4', 'x')
        await rm(join(publicDir, 'media/flicker.mp4'))
      }
    }
    const flickering = flicker()
    const statuses = new Set<number>()
    const lines = await logged(async () => {
      for (let asked = 0; asked < 300; asked += 1)
        statuses.add((await get('/media/flicker.mp4')).status)
    })
    isOver = true
    await flickering
    expect(lines).toEqual([])
    expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([])
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
  }, 120_000)
})
