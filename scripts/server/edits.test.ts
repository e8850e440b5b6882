import { createServer, type Server } from 'node:http'
import type { SitePreview } from '../../src/preview'
import { EditedPages } from './edited-pages'
import { Edits } from './edits'
import { listen, stop } from './listen'

/** A site without pages. */
const site: SitePreview = {
  ...{ nodes: [], leftOut: [], pages: [] },
  find: () => null,
  pageData: () => Promise.reject(new Error('There is no page.')),
  sliceData: () => ({}),
  file: () => Promise.resolve(undefined),
}

const read = jest.fn<Promise<SitePreview>, []>().mockResolvedValue(site)
const edits = new Edits(0, new EditedPages(read))
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!edits.answer(new URL(request.url ?? '/', 'http://localhost'), request, response))
      response.end('passed on')
  })
  origin = `http://localhost:${await listen(server, 0)}`
})
afterAll(async () => {
  edits.close()
  await stop(server)
})

test('what is not about edits is left to others', async () => {
  expect(await (await fetch(`${origin}/products`)).text()).toBe('passed on')
})

test('Gatsby is answered at once, also when the content cannot be read then', async () => {
  expect((await fetch(`${origin}/__edited-page?address=/products`)).status).toBe(204)
  const said = new Promise<unknown>((resolve) => {
    jest.spyOn(console, 'error').mockImplementation(resolve)
  })
  read.mockRejectedValueOnce(new Error('It is down.'))
  expect((await fetch(`${origin}/__made`, { method: 'POST', body: '1' })).status).toBe(204)
  expect(await said).toContain('It is down.')
  expect((await fetch(`${origin}/__edited-page?address=/products`)).status).toBe(204)
})

test('pages ask again when Gatsby has made all: what it has not changed it does not send', async () => {
  const reader = (await fetch(`${origin}/__edits`)).body?.getReader()
  await fetch(`${origin}/__made`, { method: 'POST', body: '2' })
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^data:\n\n/)
  await reader?.cancel()
})
