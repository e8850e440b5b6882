import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closedOrigin, failure, json } from '../../../src/content-client/testing/server'
import type { SourceOptions } from './options'
import { sourceNodes } from './source-nodes'
import { FakeGatsby, Panic } from './testing/fake-gatsby'
import { defaultOptions, optionsFor } from './testing/options'
import { product, World } from './testing/world'

interface Case {
  readonly arrange: (world: World) => void
  readonly options?: Partial<SourceOptions>
  /** The service is asked at another address than where it is. */
  readonly url?: (world: World) => Promise<string>
}

const html = {
  body: '<!doctype html><title>Sign in</title>',
  headers: { 'content-type': 'text/html' },
}
const edit = (change: Record<string, unknown>): Case => ({
  arrange: (world) => world.editProduct('ww', 1, change),
})
const fault = (address: string, reply: Parameters<World['faults']['set']>[1]): Case => ({
  arrange: (world) => world.faults.set(address, reply),
})
const image = (reply: Parameters<World['images']['set']>[1]): Case => ({
  arrange: (world) => world.images.set('/media/arcus.jpg', reply),
})

const film = (reply: Parameters<World['images']['set']>[1]): Case => ({
  arrange: (world) => {
    world.images.set('/media/loop.mp4', reply)
    const sources = [{ src: '/media/loop.mp4', type: 'video/mp4' }]
    world.editProduct('ww', 1, { gallery: [{ kind: 'video', sources }] })
  },
})

/** Each case by its heading in `testing/messages.md`. The test expects the message below that heading. */
const cases: Record<string, Case> = {
  'The service is not running': {
    arrange: () => undefined,
    url: async () => `${await closedOrigin()}/api`,
  },
  'The service never answers': {
    ...fault('/api/sites.json', { fault: 'never' }),
    options: { timeoutMs: 1000, retries: 4 },
  },
  'The service stops answering in the middle': {
    arrange: (world) => {
      const { handler } = world.server
      world.server.handler = (request, count) =>
        world.server.requests.length > 3 ? { fault: 'reset' } : handler(request, count)
    },
    options: { concurrency: 1 },
  },
  'An error on the third page of a list': fault(
    '/api/ww/products/SAW.json?page=3',
    failure(500, 'The database is away.'),
  ),
  'Too many requests, again and again': {
    ...fault('/api/ww/navigation.json', failure(429, 'Slow down.', { 'retry-after': '0' })),
    options: { retries: 4 },
  },
  'A service that asks for an hour': {
    ...fault('/api/ww/navigation.json', failure(429, 'Slow down.', { 'retry-after': '3600' })),
    options: { concurrency: 1 },
  },
  'The token is refused': {
    ...fault('/api/sites.json', failure(403, 'This token has expired.')),
    options: { token: 'secret' },
  },
  'A redirect': fault('/api/sites.json', {
    status: 301,
    headers: { location: 'https://content.example.com/api/sites.json' },
  }),
  'An answer that was cut off': fault('/api/ww/navigation.json', {
    body: '{"mainNavigation": [{"id": 1, "title": "Pro',
  }),
  'HTML instead of JSON': fault('/api/sites.json', html),
  'Something else than JSON': fault('/api/ww/globals/seo.json', {
    body: 'PHP Warning: Undefined index',
  }),
  'An answer that is nested too deep': fault('/api/ww/globals/seo.json', {
    body: '['.repeat(200_000) + ']'.repeat(200_000),
  }),
  'Fields of a wrong type': edit({ versions: [{ code: 'V1', title: 3 }], code: null }),
  'A required field is missing': {
    arrange: (world) =>
      world.content.set('/api/de_eu/globals/companyInfo.json', {
        name: 'Acme',
        shortName: 'Acme',
        vat: 'X1',
      }),
  },
  'Pages of a list that do not agree': fault(
    '/api/ww/filters/materialsCategories.json',
    json({
      data: [],
      meta: { pagination: { total: 3, count: 0, per_page: 50, current_page: 1, total_pages: 1 } },
    }),
  ),
  'A list without a stable order': {
    arrange: (world) => {
      const [arcus, filum, lumen] = [product(1, 'arcus'), product(2, 'filum'), product(3, 'lumen')]
      world.products.set('ww', [arcus, filum, filum, lumen])
    },
  },
  'A site that the website does not know': {
    arrange: (world) => world.setSites(['ww', 'de_eu', 'ja_asia']),
  },
  'A site that the service lacks': { arrange: (world) => world.setSites(['ww']) },
  'Two products with one slug': {
    arrange: (world) =>
      world.products.set('ww', [product(1, 'arcus'), product(2, 'arcus', { title: 'Arcus 2' })]),
  },
  'A slug that leaves its folder': edit({ slug: '../secret' }),
  'A slug with spaces': edit({ slug: 'arcus 350' }),
  'A slug of 300 characters': edit({ slug: 'a'.repeat(300) }),
  'An address that runs a script': edit({
    actions: [{ label: 'Buy', actionUrl: 'javascript:alert(1)' }],
  }),
  'A reference that nothing resolved': edit({
    description: '<p>See <a href="{entry:123@1:url||https://www.example.com}">here</a>.</p>',
    actions: [{ label: 'Buy', actionUrl: 't3://page?uid=1' }],
  }),
  'A category without a code': {
    arrange: (world) =>
      world.content.set('/api/ww/filters/productsCategories.json', {
        data: [{ id: 7, title: 'Saws' }],
      }),
  },
  'A product that the list names and nobody has': fault(
    '/api/ww/products/saws/lumen.json',
    failure(404, 'There is no product saws/lumen.'),
  ),
  'A page that every site needs': {
    arrange: (world) => world.content.delete('/api/de_eu/entries/home.json'),
  },
  'A list and an entry that disagree': fault(
    '/api/ww/products/saws/lumen.json',
    json(product(4, 'vertex')),
  ),
  'A list and an entry that disagree about its place': fault(
    '/api/ww/products/saws/lumen.json',
    json(product(3, 'lumen-2', { title: 'Lumen', code: 'L-3' })),
  ),
  'An image that does not exist': image(failure(404, 'There is no file arcus.jpg.')),
  'A file that is not an image': image({ body: '%PDF-1.7 This is no picture.' }),
  'An image that is damaged': image({ body: Buffer.from('ffd8ffe000104a464946000101', 'hex') }),
  'An image of 30 MB': image({ body: Buffer.alloc(30_000_000) }),
  'A film that does not exist': film(failure(404, 'There is no file loop.mp4.')),
  'A film whose host is not well': film(failure(503, 'The disk is not mounted.')),
  'A film that is a page': film(html),
  'A film of 30 MB where 20 are allowed': {
    ...film({ body: Buffer.alloc(30_000_000) }),
    options: { maxFileBytes: 20_000_000 },
  },
}

let directory: string
let world: World
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bad-'))
  world = await World.start(['ww', 'de_eu'])
})
afterEach(async () => {
  await world.server.close()
  await rm(directory, { recursive: true })
})

/** The message as a person gets it, without the parts that differ from run to run. */
const messageFor = async ({ arrange, options, url }: Case): Promise<string> => {
  arrange(world)
  const gatsby = new FakeGatsby(directory)
  const address = url ? await url(world) : world.apiUrl
  const given = {
    sites: [{ handle: 'ww' }, { handle: 'de_eu' }],
    pages: ['home'],
    retries: 0,
    image: { ...defaultOptions.image, widths: [40] },
    ...options,
  }
  await expect(sourceNodes(gatsby.args, optionsFor(address, given))).rejects.toThrow(Panic)
  expect(gatsby.nodes.size).toBe(0)
  return gatsby
    .text('panic')
    .replaceAll(new URL(address).origin, 'http://localhost:8055')
    .replaceAll(new URL(address).host, '127.0.0.1:8055')
    .replace('1000 ms', '30000 ms')
    .replace(/than the \d+ s that/g, 'than the 90 s that')
}

const expected = async (): Promise<Map<string, string>> => {
  const text = await readFile(path.join(__dirname, 'testing/messages.md'), 'utf8')
  const sections = text.matchAll(/^### (.+)\n\n```text\n([\s\S]*?)\n```/gm)
  return new Map([...sections].map(([, heading = '', message = '']) => [heading, message]))
}

describe('bad input', () => {
  it.each(Object.entries(cases))('%s', async (heading, each) => {
    const message = await messageFor(each)
    expect(message).toBe((await expected()).get(heading))
  })

  it('has a message for each case, and an example in docs/errors.md', async () => {
    const messages = await expected()
    expect([...messages.keys()]).toEqual(Object.keys(cases))
    const [, example] =
      /```text\n(The content [\s\S]*?)\n```/.exec(await readFile('docs/errors.md', 'utf8')) ?? []
    expect(example).toBe(messages.get('Fields of a wrong type'))
  })

  it('of editors who write scripts into texts is made harmless', async () => {
    world.editProduct('ww', 1, {
      description: '<p>Hi<script>steal()</script><a href="javascript:x()">a</a></p>',
    })
    const gatsby = new FakeGatsby(directory)
    await sourceNodes(
      gatsby.args,
      optionsFor(world.apiUrl, { sites: [{ handle: 'ww' }, { handle: 'de_eu' }] }),
    )
    const texts = gatsby.ofType('ContentProduct').map(({ description }) => description)
    expect(texts).toContain('<p>Hi<a>a</a></p>')
  })

  it('of a service with next to no content is none', async () => {
    for (const site of ['ww', 'de_eu']) {
      world.products.set(site, [])
      world.content.set(`/api/${site}/navigation.json`, { mainNavigation: [] })
    }
    const gatsby = new FakeGatsby(directory)
    const options = { sites: [{ handle: 'ww' }, { handle: 'de_eu' }], pages: ['home'] }
    await sourceNodes(gatsby.args, optionsFor(world.apiUrl, options))
    expect(gatsby.ofType('ContentProduct')).toEqual([])
    expect(gatsby.ofType('ContentNavigation')).toHaveLength(2)
  })

  it('of an overloaded service is given time', async () => {
    const { handler } = world.server
    world.server.handler = (request, count) =>
      count <= 2 && request.path.startsWith('/api/')
        ? failure(429, 'Slow down.', { 'retry-after': '0' })
        : handler(request, count)
    const gatsby = new FakeGatsby(directory)
    const options = { sites: [{ handle: 'ww' }, { handle: 'de_eu' }], retries: 4 }
    await sourceNodes(gatsby.args, optionsFor(world.apiUrl, options))
    expect(gatsby.ofType('ContentProduct')).toHaveLength(10)
  })

  it('lists several kinds in one message', async () => {
    const message = await messageFor({
      arrange: (each) => {
        each.faults.set('/api/ww/navigation.json', failure(500, 'Out of memory'))
        each.editProduct('de_eu', 1, { slug: 'a b' })
      },
    })
    expect(message).toContain('2 problems')
    expect(message).toContain(
      'ww http://localhost:8055/api/ww/navigation.json (500): Out of memory',
    )
    expect(message).toContain('data[0].slug: expected a slug')
  })
})
