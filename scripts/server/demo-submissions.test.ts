import { createServer, type Server } from 'node:http'
import { demoSubmissionsOf, isDemoSubmission, passOn } from './demo-submissions'
import { listen, stop } from './listen'

const BODY = '{"form":"A"}'
let service: Server
let site: Server
let address: string
let contentApiUrl: string

const ask = (path: string, method = 'POST') =>
  fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: 'x=1' },
    body: method === 'POST' ? BODY : null,
  })

beforeAll(async () => {
  service = createServer((request, response) => {
    const { method, url, headers } = request
    response.writeHead(201)
    response.write(`${method} ${url} ${headers['content-type']} ${headers.cookie ?? 'no cookie'} `)
    request.pipe(response)
  })
  contentApiUrl = `http://localhost:${await listen(service, 0)}/api`
  site = createServer((request, response) => {
    const arrival = demoSubmissionsOf(contentApiUrl)
    const url = new URL(request.url ?? '', 'http://localhost')
    if (arrival && isDemoSubmission(request, url)) passOn(arrival, request, response)
    else response.writeHead(404).end()
  })
  address = `http://localhost:${await listen(site, 0)}`
})
afterAll(async () => {
  await stop(site)
  await stop(service).catch(() => undefined)
})

test('a demo form is passed on to the content service of this machine, nothing else is', async () => {
  const answer = await ask('/demo/submissions')
  expect([answer.status, await answer.text()]).toEqual([
    201,
    `POST /demo/submissions application/json no cookie ${BODY}`,
  ])
  expect((await ask('/demo')).status).toBe(404)
  expect((await ask('/demo/submissions', 'GET')).status).toBe(404)
})

test('a content service elsewhere is sent no forms', () => {
  expect(demoSubmissionsOf('https://content.example.com/api')).toBeUndefined()
  expect(demoSubmissionsOf('https://localhost.example.com/api')).toBeUndefined()
})

test('a content service that has gone is a bad gateway', async () => {
  await stop(service)
  expect((await ask('/demo/submissions')).status).toBe(502)
})
