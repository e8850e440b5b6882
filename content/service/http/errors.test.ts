import { connect, type Socket } from 'node:net'
import { closeServices, startService, type TestService } from '../testing/service'

afterEach(closeServices)

/** Sends raw bytes and gives status and body, once the connection ends. */
const talk = (
  { address }: TestService,
  first: string,
  more: (socket: Socket) => void = () => undefined,
) =>
  new Promise<[number, unknown]>((done) => {
    const { port, hostname } = new URL(address)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      done([Number(head.split(' ')[1]), JSON.parse(body)])
    })
    socket.write(first)
    more(socket)
  })

const error = (code: number) => [code, { error: { code, message: expect.any(String) } }]
const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
const endless = (socket: Socket) => {
  const chunk = `${(10_000).toString(16)}\r\n${'a'.repeat(10_000)}\r\n`
  const more = () => {
    if (!socket.destroyed) socket.write(chunk, more)
  }
  more()
}
const JSON_BODY = 'Content-Type: application/json'

it.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['a length that is none', post('/demo/submissions', 'Content-Length: a'), 400],
  [
    'too long headers',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(50_000)}\r\n\r\n`,
    431,
  ],
  ['a large body', post('/demo/submissions', JSON_BODY, 'Content-Length: 1500000'), 413],
  [
    'the host of another',
    'GET http://[/api/sites.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
  ],
])('refuses %s as it refuses all else, and ends the connection', async (_, request, status) => {
  expect(await talk(await startService(), request)).toEqual(error(status))
})

it.each([
  ['JSON', JSON_BODY, 413],
  ['nothing that is read', 'Accept: */*', 405],
])('does not go on reading a body without end of %s', async (_, header, status) => {
  const request = post('/api/sites.json', header, 'Transfer-Encoding: chunked')
  expect(await talk(await startService(), request, endless)).toEqual(error(status))
})

it('refuses a body that ends too soon, and goes on when a client goes away', async () => {
  const service = await startService()
  const request = `${post('/demo/submissions', JSON_BODY, 'Content-Length: 30')}{}`
  expect(await talk(service, request, (socket) => socket.end())).toEqual(error(400))
  const { port, hostname } = new URL(service.address)
  await new Promise<void>((done) => {
    const socket = connect(Number(port), hostname)
    socket.on('close', () => done())
    socket.write(request, () => socket.resetAndDestroy())
  })
  expect((await service.request('/api/sites.json')).status).toBe(200)
})
