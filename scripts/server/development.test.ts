import { createServer, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type DevelopmentServer, startDevelopmentServer } from './development'
import { listen, stop } from './listen'

let server: DevelopmentServer
let gatsby: Server
let content: Server
const asked: string[] = []

beforeAll(async () => {
  content = createServer((incoming, response) => response.end(`content ${incoming.url}`))
  server = await startDevelopmentServer({
    port: 0,
    publicDir: 'none',
    functionsEnvironment: {},
    demoSubmissions: `http://localhost:${await listen(content, 0)}/demo/submissions`,
  })
  gatsby = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/to')) {
      response.writeHead(301, { Location: incoming.url.slice(3) }).end()
      return
    }
    if (incoming.url === '/cut') {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('half', () => response.destroy())
      return
    }
    asked.push(`${incoming.method} ${incoming.url}`)
    response.end(`gatsby ${incoming.method} ${incoming.url}`)
  })
  gatsby.on('upgrade', (incoming, socket) => {
    if (incoming.url !== '/socket') {
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n')
    socket.pipe(socket)
  })
}, 30_000)
afterAll(async () => {
  await server.close()
  await stop(gatsby)
  await stop(content)
})

/** The order matters: Gatsby is not there yet, and then it is. */
describe('the development server', () => {
  it('says so while Gatsby is not ready', async () => {
    const response = await fetch(`${server.address}/products`)
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringMatching(/not ready/),
    ])
  })

  it('lets Gatsby refresh once it is ready, once for edits in a row', async () => {
    const refreshed = new Promise<void>((resolve) => {
      gatsby.on('request', ({ url }) => {
        if (url === '/__refresh') resolve()
      })
    })
    server.edited()
    server.edited()
    await listen(gatsby, server.gatsbyPort)
    await refreshed
    expect(asked).toEqual(['POST /__refresh'])
  })

  it('passes pages on to Gatsby, and functions not', async () => {
    expect(await (await fetch(`${server.address}/products?a=1`)).text()).toBe(
      'gatsby GET /products?a=1',
    )
    const answer = await fetch(`${server.address}/api/product-data/a%20b?site=ww`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 400 } }])
  })

  it('passes demo forms on to the content service', async () => {
    const answer = await fetch(`${server.address}/demo/submissions`, { method: 'POST' })
    expect(await answer.text()).toBe('content /demo/submissions')
  })

  it('passes on the sockets of hot reload', async () => {
    const echoed = await new Promise<string>((resolve, reject) => {
      const upgrade = request(`${server.address}/socket`, {
        headers: { connection: 'Upgrade', upgrade: 'echo' },
      })
      upgrade.on('error', reject)
      upgrade.on('upgrade', (_, socket) => {
        socket.on('data', (data) => {
          resolve(String(data))
          socket.destroy()
        })
        socket.write('hello')
      })
      upgrade.end()
    })
    expect(echoed).toBe('hello')
  })

  it.each([
    ['/to//evil.test/', '/evil.test/'],
    ['/to/\\evil.test', '/evil.test'],
    ['/to/%5cevil.test', '/%5cevil.test'],
    ['/tohttps://www.example.com/a', 'https://www.example.com/a'],
  ])('lets Gatsby send nobody to another host by %s', async (path, location) => {
    const moved = await fetch(`${server.address}${path}`, { redirect: 'manual' })
    expect(moved.headers.get('location')).toBe(location)
  })

  it('cuts an answer that Gatsby cuts', async () => {
    const answer = await fetch(`${server.address}/cut`)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
  })

  /** Sends raw bytes. Gives the first line of the answer once the connection has ended. */
  const talk = (lines: readonly string[], more: (socket: Socket) => void = () => undefined) =>
    new Promise<string>((done) => {
      const socket = connect(Number(new URL(server.address).port), 'localhost')
      let answer = ''
      socket.on('data', (chunk) => (answer += String(chunk)))
      socket.on('error', () => undefined)
      socket.on('close', () => done(answer.split('\r\n')[0] ?? ''))
      socket.write([...lines, '', ''].join('\r\n'))
      more(socket)
    })
  const UPGRADE = ['Connection: Upgrade', 'Upgrade: echo']

  it.each([
    ['for another host', 'GET http://evil.test/ HTTP/1.1', 'HTTP/1.1 400 Bad Request'],
    ['that Gatsby refuses', 'GET /none HTTP/1.1', 'HTTP/1.1 404 Not Found'],
  ])('refuses a socket %s', async (_, line, answer) => {
    expect(await talk([line, 'Host: localhost', ...UPGRADE])).toBe(answer)
  })

  it('logs nothing when a client goes away, and refuses a large body', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue()
    const leave = (socket: Socket) => socket.resetAndDestroy()
    for (const path of ['/api/error', '/products', '/demo/submissions'])
      await talk([`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 30'], leave)
    const large = ['Host: localhost', 'Content-Length: 1500000']
    const answer = await talk(['POST /api/error HTTP/1.1', ...large])
    expect(answer).toBe('HTTP/1.1 413 Payload Too Large')
    expect(log.mock.calls).toEqual([])
    log.mockRestore()
  })
})
