import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, stop } from '../../../scripts/server/listen'
import { noteSourcing, tellOfPages } from './taken-edits'

let server: Server
const told: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      told.push(`${request.method} ${request.url} ${body}`)
      response.writeHead(204).end()
    })
  })
  process.env.DEVELOPMENT_SERVER = `http://localhost:${await listen(server, 0)}`
})
afterEach(() => jest.restoreAllMocks())

test('the development server is told of what time the content of all pages is', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1234)
  noteSourcing()
  await tellOfPages()
  expect(told).toEqual(['POST /__made 1234'])
})

test('a build tells nobody', async () => {
  const address = process.env.DEVELOPMENT_SERVER
  delete process.env.DEVELOPMENT_SERVER
  const asked = jest.spyOn(globalThis, 'fetch')
  await tellOfPages()
  process.env.DEVELOPMENT_SERVER = address
  expect(asked).not.toHaveBeenCalled()
})

test('a server that is gone is no failure', async () => {
  await stop(server)
  await expect(tellOfPages()).resolves.toBeUndefined()
})
