import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'
import { failure, json } from '../../../src/content-client/testing/server'
import type { SourceOptions } from './options'
import { sourceNodes } from './source-nodes'
import { FakeGatsby } from './testing/fake-gatsby'
import { defaultOptions, optionsFor } from './testing/options'
import { product, World } from './testing/world'

const SITES = ['ww', 'de_eu']

let world: World
let directory: string
let gatsby: FakeGatsby

beforeEach(async () => {
  world = await World.start(SITES)
  directory = await mkdtemp(path.join(tmpdir(), 'source-'))
  gatsby = new FakeGatsby(directory)
})
afterEach(async () => {
  await world.server.close()
  await rm(directory, { recursive: true })
})

const source = async (others: Partial<SourceOptions> = {}, into = gatsby): Promise<void> => {
  into.clearLog()
  world.server.forget()
  const options = {
    sites: SITES.map((handle) => ({ handle })),
    pages: ['home', 'services'],
    retries: 0,
    image: { ...defaultOptions.image, widths: [40, 80] },
    cacheDirectory: 'kept',
    ...others,
  }
  const encode = await sourceNodes(into.args, optionsFor(world.apiUrl, options))
  await encode(pLimit(1))
}

const countsByType = () => {
  const counts: Record<string, number> = {}
  for (const { internal } of gatsby.nodes.values())
    counts[internal.type] = (counts[internal.type] ?? 0) + 1
  return counts
}
const productOf = (site: string, contentId: string) =>
  gatsby.ofType('ContentProduct').find((node) => node.site === site && node.contentId === contentId)
const snapshot = ({ nodes }: FakeGatsby) =>
  [...nodes.values()].map((node) => JSON.stringify(node)).sort()

const filesBelow = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  return (
    await Promise.all(
      files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')),
    )
  ).join()
}

describe('sourceNodes', () => {
  it('makes a node of everything, for each site', async () => {
    await source()
    expect(countsByType()).toEqual({
      ContentSiteRegion: 1,
      ContentSitemap: 10,
      ContentCompanyInfo: 2,
      ContentGlobalConfigs: 2,
      ContentSeo: 2,
      ContentForms: 2,
      ContentNavigation: 2,
      ContentFilterList: 26,
      ContentProductCategory: 2,
      ContentProduct: 10,
      ContentEntry: 2,
      ContentImage: 1,
    })
    expect(productOf('de_eu', '3')).toMatchObject({
      title: 'Product 3',
      slug: 'lumen',
      versions: [],
      claim: null,
    })
    expect(gatsby.ofType('ContentEntry').map(({ handle }) => handle)).toEqual(['home', 'home'])
  })

  it('asks for what the sites share once', async () => {
    await source()
    const times = (wanted: string) => world.server.paths.filter((each) => each === wanted).length
    expect(times('/api/sites.json')).toBe(1)
    expect(times('/media/arcus.jpg')).toBe(1)
  })

  it('makes videos files of the website, named by their content', async () => {
    const film = '\0\0\0\x18ftypisom film'
    world.images.set('/media/loop.mp4', { body: film, headers: { etag: '"1"' } })
    const video = { kind: 'video', sources: [{ src: '/media/loop.mp4', type: 'video/mp4' }] }
    world.editProduct('ww', 3, { gallery: [video] })
    await source()
    const gallery = z
      .array(z.object({ sources: z.array(z.object({ src: z.string() })) }))
      .parse(productOf('ww', '3')?.gallery)
    const src = gallery[0]?.sources[0]?.src ?? ''
    expect(src).toMatch(/^\/media\/files\/[0-9a-f]{12}\.mp4$/)
    expect(await readFile(path.join(directory, 'public', src), 'utf8')).toBe(film)
    await source()
    expect(productOf('ww', '3')?.gallery).toMatchObject([{ sources: [{ src }] }])
    expect(gatsby.done).toMatchObject({ created: 0, deleted: 0 })
  })

  it('writes nothing when nothing changed, and asks only for changes', async () => {
    await source()
    const before = snapshot(gatsby)
    await source()
    // An answer of 404 cannot be cached, and changes are always those since the last build.
    const whole = world.server.requests.filter(({ headers }) => !headers['if-none-match'])
    expect(whole.map((request) => request.path).sort()).toEqual([
      '/api/de_eu/changes.json',
      '/api/de_eu/entries/services.json',
      '/api/ww/changes.json',
      '/api/ww/entries/services.json',
    ])
    expect(gatsby.done).toEqual({ created: 0, deleted: 0 })
    expect(snapshot(gatsby)).toEqual(before)
  })

  it('writes the one product that changed', async () => {
    await source()
    world.editProduct('de_eu', 3, { title: 'Neu' })
    await source()
    expect(gatsby.done).toMatchObject({ created: 1, deleted: 0 })
    expect(productOf('de_eu', '3')?.title).toBe('Neu')
    expect(productOf('ww', '3')?.title).toBe('Product 3')
  })

  it('lets vanished products go', async () => {
    await source()
    world.products.set('ww', [product(1, 'arcus')])
    await source()
    expect(gatsby.done.deleted).toBe(4)
    expect(gatsby.ofType('ContentProduct').filter(({ site }) => site === 'ww')).toHaveLength(1)
  })

  it('makes the same nodes again from the kept answers when Gatsby lost its own', async () => {
    await source()
    const other = new FakeGatsby(directory)
    await source({}, other)
    expect(snapshot(other)).toEqual(snapshot(gatsby))
    expect(other.text('info')).toContain('0 fresh')
  })

  it('makes the same nodes wherever the service runs', async () => {
    const absolute = (site: string) =>
      world.editProduct(site, 1, {
        image: { src: `${world.server.origin}/media/arcus.jpg`, alt: '', width: 16, height: 10 },
      })
    absolute('ww')
    await source()
    const before = snapshot(gatsby)
    await world.server.close()
    world = await World.start(SITES)
    absolute('ww')
    await source()
    expect(snapshot(gatsby)).toEqual(before)
    expect(before.join()).not.toContain('127.0.0.1')
  })

  it('takes a damaged answer in its cache for none', async () => {
    await source()
    const before = snapshot(gatsby)
    const [folder = ''] = await readdir(path.join(directory, 'kept'))
    const answers = path.join(directory, 'kept', folder, 'responses')
    const files = (await readdir(answers, { recursive: true })).filter((name) =>
      name.endsWith('.json'),
    )
    await Promise.all(files.map((name) => writeFile(path.join(answers, name), '{"key": "/si')))
    await source()
    expect(snapshot(gatsby)).toEqual(before)
  })

  it('forgets answers of addresses that are gone', async () => {
    await source()
    world.products.set('ww', [product(1, 'arcus')])
    await source()
    expect(await filesBelow(path.join(directory, 'kept'))).not.toContain(
      '/ww/products/saws/filum.json',
    )
  })

  it('leaves the token in no node, no kept file and no line of the log', async () => {
    await source({ token: 's3cret' })
    expect(gatsby.nodes.size).toBeGreaterThan(0)
    expect(JSON.stringify([[...gatsby.nodes], gatsby.said])).not.toContain('s3cret')
    const files = await filesBelow(directory)
    expect(files).toContain('arcus')
    expect(files).not.toContain('s3cret')
  })

  it('keeps drafts and what is published apart', async () => {
    await source()
    world.editProduct('ww', 1, { title: 'Secret draft' })
    await source({ token: 's3cret' })
    expect(productOf('ww', '1')?.title).toBe('Secret draft')
    expect(
      world.server.requests.every(
        ({ path: asked, query }) => asked.startsWith('/media') || query.get('token') === 's3cret',
      ),
    ).toBe(true)
    expect(world.server.requests.filter(({ headers }) => headers['if-none-match'])).toEqual([])
    const folders = await readdir(path.join(directory, 'kept'))
    const published = folders.filter((name) => name.startsWith('published'))
    expect([folders.length, published.length]).toEqual([2, 1])
    expect(await filesBelow(path.join(directory, 'kept', published[0] ?? ''))).not.toContain(
      'Secret draft',
    )
    expect(folders.join() + (await filesBelow(path.join(directory, 'kept')))).not.toContain(
      's3cret',
    )
  })

  it('works with empty collections', async () => {
    for (const site of SITES)
      world.content.set(`/api/${site}/filters/productsCategories.json`, { data: [] })
    await source()
    expect(countsByType()).toMatchObject({ ContentFilterList: 26, ContentEntry: 2 })
    expect(countsByType().ContentProduct).toBeUndefined()
  })

  it('gives the entries of the sections that are asked for', async () => {
    const item = { id: 5, section: 'news', title: 'Fair', slug: 'fair' }
    const document = {
      id: 6,
      section: 'news',
      title: 'Press',
      document: { title: 'PDF', url: '/press.pdf' },
    }
    world.content.set('/api/ww/listings/news.json', { data: [item, document] })
    world.content.set('/api/ww/entries/news/fair.json', { ...item, body: '<p>Text</p>' })
    await source({ pages: [], sections: ['news'] })
    expect(
      gatsby.ofType('ContentEntry').map(({ title, body, handle }) => ({ title, body, handle })),
    ).toEqual([
      { title: 'Fair', body: '<p>Text</p>', handle: null },
      { title: 'Press', body: null, handle: null },
    ])
  })

  it('gives events whose days are written as midnights as whole days, the last one included', async () => {
    const midnight = (day: string) => `${day}T00:00:00+02:00`
    const fair = {
      id: 1,
      section: 'news',
      type: 'event',
      title: 'Fair',
      slug: 'fair',
      date: midnight('2027-09-28'),
      endDate: midnight('2027-10-01'),
    }
    const tender = { id: 2, section: 'news', title: 'Tender', deadline: midnight('2027-04-30') }
    world.content.set('/api/ww/listings/news.json', { data: [fair, tender] })
    world.content.set('/api/ww/entries/news/fair.json', fair)
    await source({ pages: [], sections: ['news'] })
    expect(gatsby.ofType('ContentEntry')).toMatchObject([
      { date: '2027-09-28', endDate: '2027-10-01', deadline: null },
      { date: null, endDate: null, deadline: '2027-04-30' },
    ])
  })

  it('gives the places of the locators that are asked for, all pages of them', async () => {
    const place = (id: number, title: string) => ({
      id,
      title,
      country: 'IT',
      town: 'Florence',
      longitude: 11.2,
      latitude: 43.8,
    })
    const pagination = { total: 2, count: 1, per_page: 1, total_pages: 2 }
    const page = (current: number, title: string) =>
      json({
        data: [place(current, title)],
        meta: { pagination: { ...pagination, current_page: current } },
      })
    world.faults.set('/api/ww/locator/branches.json', page(1, 'Works'))
    world.faults.set('/api/ww/locator/branches.json?page=2', page(2, 'Office'))
    await source({ pages: [], locators: ['branches'] })
    // The other site has no such section; that is no error.
    expect(
      gatsby
        .ofType('ContentLocation')
        .map(({ site, section, position, contentId, title }) => [
          ...[site, section, position],
          ...[contentId, title],
        ]),
    ).toEqual([
      ['ww', 'branches', 0, '1', 'Works'],
      ['ww', 'branches', 1, '2', 'Office'],
    ])
  })

  it('sanitises what editors write', async () => {
    world.editProduct('ww', 1, {
      description: '<p>Good<script>steal()</script><img src=x onerror=steal()></p>',
    })
    await source()
    expect(productOf('ww', '1')?.description).toBe('<p>Good<a href="x" data-media="img">x</a></p>')
  })

  it('sources where short links lead, when it is asked to and the service lists them', async () => {
    const item = (title: string) => ({ id: title, section: 'shortlinks', title })
    world.content.set('/api/ww/listings/shortlinks.json', { data: [item('A350'), item('GONE')] })
    world.content.set('/api/ww/shortlinks/A350.json', { code: 'A350', section: 'supportRequest' })
    await source({ shortlinks: true })
    expect(gatsby.ofType('ContentShortlink')).toMatchObject([
      { site: 'ww', code: 'A350', section: 'supportRequest', slug: null, externalUrl: null },
    ])
    await source()
    expect(gatsby.ofType('ContentShortlink')).toEqual([])
  })

  it('says in the end what it did', async () => {
    await source()
    expect(gatsby.text('info')).toBe(
      'Content: 71 requests (67 fresh, 0 not modified, 0 stale), 0 known to be unchanged (all asked for: nothing was kept); nodes: 62 created, 0 unchanged, 0 deleted; images: 1 processed, 0 reused; files: 0 downloaded, 0 kept',
    )
    expect(gatsby.progress).toMatchObject({ total: 71, ticks: 71, ended: true })
  })
})

test('names texts with media, which pages show as links', async () => {
  const film = '<figure class="media"><oembed url="https://player.test/7"></oembed></figure>'
  world.editProduct('de_eu', 1, { description: film })
  await source()
  const { title } = product(1, 'arcus')
  expect(gatsby.text('warn')).toContain(`- de_eu: Product "${String(title)}", description: oembed`)
})

describe('when something cannot be had', () => {
  it('does without what a site may lack, however the service says so', async () => {
    for (const status of [404, 410]) {
      world.faults.set('/api/ww/entries/services.json', failure(status, 'None here'))
      await source()
      expect(gatsby.text('panic')).toBe('')
    }
  })

  it.each([
    [
      'entries/home',
      { id: 100, section: 'products', title: 'Home' },
      'the list says section "home" of "Home" (id 100), its address answers "products"',
    ],
    [
      'entries/news/fair',
      { id: 2, section: 'news', title: 'Fair', slug: 'fair' },
      'the list names "Fair" (id 1), its address answers "Fair" (id 2)',
    ],
    [
      'entries/news/fair',
      { id: 1, section: 'news', title: 'Show', slug: 'fair' },
      'the list says title "Fair" of "Fair" (id 1), its address answers "Show"',
    ],
    [
      'productsCategories/SAW',
      { id: 7, code: 'SAW', slug: 'mills', title: 'Saws', section: 'machines' },
      'the list says slug "saws" of "Saws" (id 7), its address answers "mills"',
    ],
    [
      'shortlinks/A350',
      { code: 'A351', section: 'supportRequest' },
      'the list names the code "A350", its address answers "A351"',
    ],
  ])('refuses an answer of %s that is not what its list names', async (address, answer, reason) => {
    const item = { id: 1, section: 'news', title: 'Fair', slug: 'fair' }
    const link = { id: 9, section: 'shortlinks', title: 'A350' }
    world.content.set('/api/ww/listings/news.json', { data: [item] })
    world.content.set('/api/ww/entries/news/fair.json', item)
    world.content.set('/api/ww/listings/shortlinks.json', { data: [link] })
    world.content.set('/api/ww/shortlinks/A350.json', { code: 'A350', section: 'supportRequest' })
    world.content.set(`/api/ww/${address}.json`, answer)
    await expect(source({ sections: ['news'], shortlinks: true })).rejects.toThrow()
    expect(gatsby.text('panic')).toContain(
      `[mismatch]\n  - ww ${world.apiUrl}/ww/${address}.json: ${reason}`,
    )
  })

  it('takes a newer answer than its row, whose words an editor changed meanwhile', async () => {
    const item = { id: 1, section: 'news', title: 'Fair', slug: 'fair' }
    const row = { ...item, dateUpdated: '2027-05-01T10:00:00Z' }
    world.content.set('/api/ww/listings/news.json', { data: [row] })
    const edited = { ...item, title: 'Show', dateUpdated: '2027-05-01T10:00:01Z' }
    world.content.set('/api/ww/entries/news/fair.json', edited)
    await source({ pages: [], sections: ['news'] })
    expect(gatsby.ofType('ContentEntry').map(({ title }) => title)).toEqual(['Show'])
  })

  it('demands what every site needs: globals, lists and the first pages', async () => {
    const addresses = [
      'entries/home',
      'entries/products',
      'globals/seo',
      'navigation',
      'filters/materialsCategories',
      'sitemap/about',
    ]
    for (const address of addresses) world.content.delete(`/api/de_eu/${address}.json`)
    await expect(source({ pages: ['home', 'products'] })).rejects.toThrow('7 problems')
    for (const address of addresses) {
      expect(gatsby.text('panic')).toContain(`de_eu ${world.apiUrl}/de_eu/${address}.json (404)`)
    }
  })

  describe('of events', () => {
    const event = (id: number) => ({
      ...{ id, slug: `w${id}`, section: 'webinars', type: 'webinar', title: `Webinar ${id}` },
    })
    const serve = (address: string, answer: unknown) =>
      world.content.set(`/api/ww/${address}.json`, answer)
    const list = (...ids: number[]) => ({ data: ids.map(event) })
    const read = async () => {
      await source({ sections: ['webinars'] })
      return gatsby
        .ofType('ContentEntry')
        .filter(({ site, section }) => site === 'ww' && section === 'webinars')
        .map(({ title }) => title)
    }
    beforeEach(() => {
      for (const id of [1, 2, 3, 4]) serve(`entries/webinars/w${id}`, event(id))
      serve('listings/webinars', list(4))
    })

    it('reads the lists by time where the service has all three, and each event once', async () => {
      serve('webinars/upcoming', list(1, 2))
      serve('webinars/onrequest', list(3))
      // An event that has ended meanwhile.
      serve('webinars/past', list(2))
      expect(await read()).toEqual(['Webinar 1', 'Webinar 2', 'Webinar 3'])
      const asked = world.server.paths.filter((each) => /ww\/(webinars|listings)\//.test(each))
      expect(asked.slice(0, 3)).toEqual([
        '/api/ww/webinars/upcoming.json',
        '/api/ww/webinars/onrequest.json',
        '/api/ww/webinars/past.json',
      ])
      expect(asked.join()).not.toContain('listings')
    })

    it('reads the list of the section where one of them is missing', async () => {
      serve('webinars/upcoming', list(1, 2))
      serve('webinars/onrequest', list(3))
      expect(await read()).toEqual(['Webinar 4'])
      expect(world.server.paths.join()).toContain('/ww/listings/webinars.json')
    })
  })

  it('asks for a category by its id where the filter list gives no code', async () => {
    await source()
    const before = snapshot(gatsby)
    const list = '/api/ww/filters/productsCategories.json'
    const options = z
      .object({ data: z.array(z.looseObject({ id: z.coerce.string(), code: z.string() })) })
      .parse(world.content.get(list))
    for (const { id, code } of options.data) {
      world.content.set(
        `/api/ww/entries/productsCategories/${id}.json`,
        world.content.get(`/api/ww/productsCategories/${code}.json`),
      )
    }
    world.content.set(list, { data: options.data.map((option) => ({ ...option, code: null })) })
    const again = new FakeGatsby(directory)
    await source({ cacheDirectory: 'other' }, again)
    const withoutLists = (nodes: readonly string[]) =>
      nodes.filter((node) => !node.includes('ContentFilterList'))
    expect(withoutLists(snapshot(again))).toEqual(withoutLists(before))
    expect(world.server.paths.join()).not.toContain('/ww/productsCategories/')
  })

  it('demands the list of a section from the sites that have its page', async () => {
    world.content.set('/api/de_eu/entries/branches.json', {
      id: 8,
      section: 'branches',
      title: 'Branches',
    })
    world.content.set('/api/de_eu/entries/services.json', {
      id: 9,
      section: 'services',
      title: 'Services',
    })
    const wanted = {
      pages: ['home', 'services', 'branches'],
      sections: ['services', 'articles'],
      locators: ['branches'],
    }
    await expect(source(wanted)).rejects.toThrow('2 problems')
    expect(gatsby.text('panic')).toMatch(/\/de_eu\/listings\/services\.json\S* \(404\)/)
    expect(gatsby.text('panic')).toContain('/de_eu/locator/branches.json (404)')
  })

  it('publishes nothing, keeps what there is and says all that is wrong', async () => {
    await source()
    const before = snapshot(gatsby)
    world.faults.set('/api/ww/navigation.json', failure(500, 'Out of memory'))
    world.faults.set('/api/de_eu/products/saws/lumen.json', failure(404, 'No such product'))
    world.images.delete('/media/arcus.jpg')
    world.editProduct('ww', 2, { title: 'Changed' })
    await expect(source()).rejects.toThrow('3 problems')
    expect(gatsby.text('panic')).toContain('Out of memory')
    expect(gatsby.text('panic')).toContain('No such product')
    expect(gatsby.text('panic')).toContain('/media/arcus.jpg')
    expect(gatsby.done).toMatchObject({ created: 0, deleted: 0 })
    expect(snapshot(gatsby)).toEqual(before)
    expect(gatsby.said.filter(({ level }) => level === 'panic')).toHaveLength(1)
  })

  it('is an error, not the end, while developing', async () => {
    gatsby = new FakeGatsby(directory, 'develop')
    await source()
    world.faults.set('/api/ww/navigation.json', failure(500, 'Out of memory'))
    await source()
    expect(gatsby.text('error')).toContain('Out of memory')
    expect(gatsby.done).toEqual({ created: 0, deleted: 0 })
  })

  it('uses the last good answers where that is allowed, and lists them', async () => {
    await source()
    const before = snapshot(gatsby)
    world.faults.set('/api/ww/navigation.json', failure(500, 'Out of memory'))
    world.faults.set('/media/arcus.jpg', failure(500, 'Disk is full'))
    await source({ staleIfError: true })
    expect(snapshot(gatsby)).toEqual(before)
    expect(gatsby.text('warn')).toContain(`${world.apiUrl}/ww/navigation.json: Out of memory`)
    expect(gatsby.text('warn')).toContain('/media/arcus.jpg: Disk is full')
    expect(gatsby.text('info')).toContain('2 stale')
  })

  it('builds from the last good answers alone when the service is away', async () => {
    await source()
    const before = snapshot(gatsby)
    await world.server.close()
    await sourceNodes(
      gatsby.args,
      optionsFor(world.apiUrl, {
        sites: SITES.map((handle) => ({ handle })),
        pages: ['home', 'services'],
        image: { ...defaultOptions.image, widths: [40, 80] },
        retries: 0,
        cacheDirectory: 'kept',
        staleIfError: true,
      }),
    )
    expect(snapshot(gatsby)).toEqual(before)
  })

  it('does not show the token', async () => {
    world.faults.set('/api/ww/navigation.json', failure(403, 'Token s3cret has expired'))
    await expect(source({ token: 's3cret' })).rejects.toThrow()
    expect(gatsby.text('panic')).toContain('navigation.json?token=*** (403): Token *** has expired')
    expect(gatsby.text('panic')).not.toContain('s3cret')
  })
})
