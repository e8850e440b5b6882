import { z } from 'zod'
import { pageAnswer } from '../../preview/protocol'
import { draftsOf } from '../../preview/server/testing/drafts-of'
import { TOKEN } from '../../preview/server/testing/service'
import { previewFunction } from './preview'
import { previewCalls } from './testing/preview-calls'

const news = (title: string, others = '') => `
type: news
title: ${title}
date: 2025-03-04
abstract: What is new.
sites: [ww, it_eu]
body: <p>All about it.</p>
${others}`

/** An entry in each state of a draft's life. */
const FILES = {
  'entries/newsAndEvents/kept.yaml': news('Kept', 'categories: [pressCategories/company]'),
  'entries/newsAndEvents/changed.yaml': news(
    'Changed',
    `blocks:
  - { type: text, title: First, text: <p>One &amp; two.</p> }
  - { type: text, title: Last, text: <p>Three.</p> }
draft:
  title: Changed for good
  blocks:
    - { type: text, title: First, text: <p>One &amp; two.</p> }
    - { type: quote, text: <p>A word.</p> }
    - { type: text, title: Last of all, text: <p>Three.</p> }`,
  ),
  'entries/newsAndEvents/new.yaml': news('New', 'status: draft'),
  'entries/newsAndEvents/later.yaml': news('Later', 'status: draft').replace('2025', '2999'),
  'entries/newsAndEvents/renamed.yaml': news(
    'Renamed',
    'categories: [pressCategories/fairs]\ndraft: { slug: other-name }',
  ),
  'entries/newsAndEvents/withdrawn.yaml': news('Withdrawn', 'draft: { sites: [] }'),
  'entries/newsAndEvents/here.yaml': news('Here only', 'draft: { sites: [ww] }'),
  'products/moved.yaml': `
code: MOVED
category: bridge-saws
sites: [ww]
title: Moved
abstract: { en: A machine. }
facts: [{ key: options, title: { en: Options }, text: { en: One table } }]
draft:
  category: waterjets
  facts: [{ key: options, title: { en: Options }, text: { en: Two tables } }]`,
}

const PAGE = '/news-and-events'

const logged = jest.fn<undefined, unknown[]>()
const { service, ask, later } = previewCalls(FILES, logged)
beforeEach(() => logged.mockReset())

const pageAt = (path: string, site = 'ww') => ask(`site=${site}&path=${encodeURIComponent(path)}`)

/** An answer's body; no answer may be cached. */
async function bodyOf(response: Response): Promise<unknown> {
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
  expect(response.headers.has('vary')).toBe(false)
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const text = await response.text()
  expect(text + JSON.stringify([...response.headers])).not.toContain(TOKEN)
  return JSON.parse(text)
}

async function expectFailure(response: Response, code: number, message: RegExp, facts = {}) {
  expect(response.status).toBe(code)
  expect(await bodyOf(response)).toEqual({
    error: { code, message: expect.stringMatching(message), ...facts },
  })
}

describe('a page', () => {
  it('is what Gatsby’s loader takes, with the slices that it is put together with', async () => {
    const response = await pageAt('/it_eu/products/frese-a-ponte', 'it_eu')
    expect(response.status).toBe(200)
    expect(await bodyOf(response)).toMatchObject({
      page: {
        componentChunkName: 'component---src-templates-category-category-tsx',
        path: '/it_eu/products/frese-a-ponte',
        result: {
          data: { category: { title: 'Frese a ponte' } },
          pageContext: { site: 'it_eu', route: 'products-category' },
        },
        staticQueryHashes: [],
        slicesMap: { 'main-menu': 'main-menu-it_eu' },
      },
      slices: {
        'main-menu-it_eu': {
          componentChunkName: 'slice---src-chrome-slices-main-menu-slice-tsx',
          result: { sliceContext: { path: 'slice--main-menu-it_eu' } },
        },
      },
      draft: { state: 'published', published: '/it_eu/products/frese-a-ponte', changes: [] },
      leftOut: [],
      fetchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('is what the browser side of the preview parses, word for word', async () => {
    const body = await bodyOf(await pageAt('/it_eu/products/frese-a-ponte', 'it_eu'))
    const page = pageAnswer.parse(body)
    expect(body).toEqual({ ...page, fetchedAt: expect.any(String) })
  })

  it('has its pictures from the content service', async () => {
    const text = JSON.stringify(await bodyOf(await pageAt('/products/bridge-saws')))
    expect(text).toContain(`"src":"${service().origin}/media/`)
    expect(text).not.toMatch(/"src":"\//)
  })

  it('is found by section and slug, and by the id of its entry', async () => {
    const page = { path: `${PAGE}/new` }
    const byName = await ask('site=ww&section=newsAndEvents&slug=new')
    expect(await bodyOf(byName)).toMatchObject({ page })
    const id = (await drafts()).get('New')?.id ?? ''
    expect(await bodyOf(await ask(`site=ww&id=${id}`))).toMatchObject({ page })
    const product = await ask('site=ww&section=machines&slug=waterjets/moved')
    expect(await bodyOf(product)).toMatchObject({ page: { path: '/products/waterjets/moved' } })
    await expectFailure(await ask('site=ww&id=0'), 404, /no such page/)
  })

  it('does not wait for what is published, when it is told to compare later', async () => {
    const query = 'site=pt_sa&path=/pt_sa/products'
    const page = { path: '/pt_sa/products' }
    const draft = { state: 'published', published: page.path, changes: [] }
    const early = await bodyOf(await ask(`${query}&compare=later`))
    expect(early).toMatchObject({ page, draft: null })
    expect(await bodyOf(await ask(query))).toMatchObject({ page, draft })
    expect(await bodyOf(await ask(`${query}&compare=later`))).toMatchObject({ page, draft })
    await expectFailure(await ask(`${query}&compare=never`), 400, /"compare"/)
  })

  it('is not sent again to who has it', async () => {
    const query = 'site=ww&path=/products'
    const etag = (await ask(query)).headers.get('etag') ?? ''
    const again = await ask(query, TOKEN, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('no-store')
  })

  it('is missing where the drafts have none', async () => {
    for (const path of ['/products/nothing', `${PAGE}?page=99`, 'products', '/404', PAGE + '/']) {
      await expectFailure(await pageAt(path), 404, /^The drafts have no such page\.$/)
    }
  })
})

const drafts = async (site = 'ww') => draftsOf(await bodyOf(await ask(`site=${site}`)))

describe('a draft', () => {
  it('that is what is published has no changes', async () => {
    expect(await bodyOf(await pageAt(`${PAGE}/kept`))).toMatchObject({
      draft: { state: 'published', published: `${PAGE}/kept`, changes: [] },
    })
  })

  it('that changed says where and what', async () => {
    expect(await bodyOf(await pageAt(`${PAGE}/changed`))).toMatchObject({
      page: { result: { data: { entry: { title: 'Changed for good' } } } },
      draft: {
        state: 'changed',
        published: `${PAGE}/changed`,
        changes: [
          { field: 'title', before: 'Changed', after: 'Changed for good' },
          { field: 'blocks.1.type', before: 'text', after: 'quote' },
          expect.objectContaining({ field: 'blocks.1.title', before: 'Last', after: null }),
          expect.objectContaining({ field: 'blocks.1.text', after: 'A word.' }),
          expect.objectContaining({ field: 'blocks.2', before: null, after: 'Last of all' }),
        ],
      },
    })
  })

  it('that is new has a page, and is on the page that lists it', async () => {
    expect(await bodyOf(await pageAt(`${PAGE}/new`))).toMatchObject({
      draft: { state: 'new', published: null, changes: [] },
    })
    expect(JSON.stringify(await bodyOf(await pageAt(PAGE)))).toContain('"title":"New"')
  })

  it('that is dated later is scheduled', async () => {
    expect(await bodyOf(await pageAt(`${PAGE}/later`))).toMatchObject({
      draft: { state: 'scheduled', published: null },
    })
  })

  it.each([
    ['a new slug', `${PAGE}/renamed`, `${PAGE}/other-name`],
    ['another category', '/products/bridge-saws/moved', '/products/waterjets/moved'],
  ])('with %s is there, and its old address says where', async (_, before, after) => {
    expect(await bodyOf(await pageAt(after))).toMatchObject({
      page: { path: after },
      draft: { state: 'moved', published: before },
    })
    await expectFailure(await pageAt(before), 404, /it will move/, { movedTo: after })
  })

  it('that was withdrawn or deleted has no page any more', async () => {
    await expectFailure(await pageAt(`${PAGE}/withdrawn`), 404, /it will go/, { isRemoved: true })
    expect(JSON.stringify(await bodyOf(await pageAt(PAGE)))).not.toContain('Withdrawn')
  })

  it('may be in some sites only', async () => {
    const there = '/it_eu/news-and-events/here'
    await expectFailure(await pageAt(there, 'it_eu'), 404, /it will go/, { isRemoved: true })
    const body = await bodyOf(await pageAt(`${PAGE}/here`))
    expect(body).toMatchObject({ draft: { state: 'changed' } })
    expect(JSON.stringify(body)).not.toContain(there)
    const kept = JSON.stringify(await bodyOf(await pageAt(`${PAGE}/kept`)))
    expect(kept).toContain('"path":"/it_eu/news-and-events/kept"')
  })

  it('is listed with all that are not published', async () => {
    const states = [...(await drafts())].map(([title, { state, path }]) => [title, state, path])
    expect(states.sort()).toEqual([
      ['Changed for good', 'changed', `${PAGE}/changed`],
      ['Here only', 'changed', `${PAGE}/here`],
      ['Later', 'scheduled', `${PAGE}/later`],
      ['Moved', 'moved', '/products/waterjets/moved'],
      ['New', 'new', `${PAGE}/new`],
      ['Renamed', 'moved', `${PAGE}/other-name`],
      ['Withdrawn', 'removed', null],
    ])
    const [italian] = [...(await drafts('it_eu'))].filter(([title]) => title === 'Here only')
    expect(italian?.[1]).toMatchObject({
      ...{ state: 'removed', section: 'newsAndEvents', list: 'News ed eventi' },
    })
  })
})

test('files of site data are made of the drafts', async () => {
  const list = await bodyOf(await ask('site=ww&file=listing-newsAndEvents'))
  expect(JSON.stringify(list)).toContain(`"href":"${PAGE}/other-name"`)
  const cards = await bodyOf(await ask('site=ww&file=catalogue-cards-0'))
  expect(JSON.stringify(cards)).toContain('"href":"/products/waterjets/moved"')
  for (const file of [
    'enquiry-products',
    'forms',
    'menu-filters',
    'sitemap',
    'catalogue',
    'catalogue-codes',
  ]) {
    expect((await ask(`site=ww&file=${file}`)).status).toBe(200)
  }
  await expectFailure(await ask('site=ww&file=..%2Fsecret'), 404, /no such file/)
})

describe('a request without a token that the service takes', () => {
  it('gets nothing, also not of what others have asked for', async () => {
    await expectFailure(await ask('site=ww&path=/', ''), 403, /needs a token/)
    await expectFailure(await ask('site=ww&path=/', `${TOKEN}x`), 403, /not valid/)
    await expectFailure(await ask('site=ww', 'guess'), 403, /not valid/)
    await expectFailure(await ask('site=ww&path=/', 'a b<c>'), 400, /no token/)
  })

  it('gets nothing any more when the service refuses what it took', async () => {
    expect((await pageAt('/')).status).toBe(200)
    await service().injectFaults({ match: 'token=', status: 403 })
    later()
    await expectFailure(await pageAt('/'), 403, /not valid/)
    await service().injectFaults()
  })
})

test('the requested site has to be one of the sites', async () => {
  await expectFailure(await ask('site=xx&path=/'), 400, /site/)
  await expectFailure(await ask('site=ww&site=it_eu&path=/'), 400, /several times/)
})

/** The entry `kept` with another abstract. */
async function keptWith(abstract: string): Promise<object> {
  const address = `${service().origin}/api/ww/entries/newsAndEvents/kept.json`
  const entry = z.looseObject({}).parse(await (await fetch(address)).json())
  return { ...entry, abstract }
}

describe('an edit', () => {
  afterEach(() => service().injectFaults())

  it('is seen at the next look', async () => {
    const before = await pageAt(`${PAGE}/kept`)
    const body = await keptWith('What is newer.')
    await service().injectFaults({ match: 'ww/entries/newsAndEvents/kept\\.json\\?token', body })
    later()
    const after = await pageAt(`${PAGE}/kept`)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(await bodyOf(after)).toMatchObject({
      page: { result: { data: { entry: { abstract: 'What is newer.' } } } },
      draft: { state: 'changed', changes: [{ field: 'abstract', before: 'What is new.' }] },
    })
  })

  it('is what the service says has changed, and once a minute everything is asked for', async () => {
    const kept = '/entries/newsAndEvents/kept.json'
    const asked = async () => {
      await service().requests()
      const answer = await bodyOf(await pageAt(`${PAGE}/kept`))
      const own = (await service().requests()).filter((address) => address.startsWith('/api/ww/'))
      return { answer, addresses: own.map((address) => address.split('?')[0]) }
    }
    later()
    await asked()
    later(2000)
    await asked()
    later(2000)
    expect((await asked()).addresses).toEqual(['/api/ww/changes.json'])
    const body = await keptWith('What is newest.')
    await service().injectFaults(
      { match: 'ww/entries/newsAndEvents/kept\\.json\\?token', body },
      { match: 'ww/changes', body: { until: '2', complete: true, addresses: [kept] } },
    )
    later(2000)
    const { answer, addresses } = await asked()
    expect(addresses).toEqual(['/api/ww/changes.json', `/api/ww${kept}`])
    expect(answer).toMatchObject({
      page: { result: { data: { entry: { abstract: 'What is newest.' } } } },
    })
    later()
    expect((await asked()).addresses.length).toBeGreaterThan(20)
  })

  it('that breaks the contract is named at every look, until it is mended', async () => {
    const address = `${PAGE}/kept`
    const kept = '/entries/newsAndEvents/kept.json'
    const changes = (since: string, until: string, addresses: readonly string[]) => ({
      match: `ww/changes\\.json\\?since=${since}&`,
      body: { until, complete: true, addresses },
    })
    later()
    await pageAt(address)
    await service().injectFaults({
      match: 'ww/changes',
      body: { until: 'one', complete: true, addresses: [] },
    })
    later(2000)
    await pageAt(address)
    const body = { title: 7 }
    await service().injectFaults(
      { match: 'ww/entries/newsAndEvents/kept\\.json\\?token', body },
      changes('one', 'two', [kept]),
      changes('two', 'two', []),
    )
    later(2000)
    const first = await pageAt(address)
    later(2000)
    const second = await pageAt(address)
    expect([first.status, second.status]).toEqual([422, 422])
  })

  it('is everything where the service does not say what has changed', async () => {
    later()
    await pageAt('/')
    await service().injectFaults({ match: 'ww/changes', status: 404 })
    await service().requests()
    later(2000)
    await pageAt('/')
    later(2000)
    await pageAt('/')
    const seo = (await service().requests()).filter((address) => /ww\/globals\/seo/.test(address))
    expect(seo).toHaveLength(2)
  })

  it('is looked for once by those who ask at the same time', async () => {
    later()
    await service().requests()
    await pageAt('/')
    const once = await service().requests()
    expect(new Set(once).size).toBe(once.length)
    later()
    await Promise.all([pageAt('/'), pageAt(PAGE), ask('site=ww&file=forms'), ask('site=ww')])
    expect(new Set(await service().requests())).toEqual(new Set(once))
  })
})

describe('a content service that', () => {
  afterEach(() => service().injectFaults())

  it.each([
    ['is down', { match: '/api/', dropConnection: true }, 502],
    ['fails', { match: '/ww/globals/seo', status: 500 }, 502],
    ['breaks off', { match: '/ww/globals/seo', truncate: true }, 502],
    ['sends a web page', { match: '/ww/globals/seo', html: true }, 502],
    ['is overloaded', { match: '/ww/globals/seo', status: 429 }, 502],
  ])('%s is named, and nothing is shown', async (_, rule, status) => {
    await service().injectFaults(rule)
    later()
    await expectFailure(await pageAt('/'), status, /^The content service gave no usable answer/)
    expect(JSON.stringify(logged.mock.calls)).not.toContain(TOKEN)
    expect(String(Reflect.get(Object(logged.mock.calls[0]?.[0]), 'cause'))).not.toContain(TOKEN)
    await service().injectFaults()
    expect((await pageAt('/')).status).toBe(200)
  })

  it('does not answer is not waited for', async () => {
    await service().injectFaults({ match: '/api/', hang: true })
    later()
    const hurried = previewFunction(50)
    const headers = { 'x-preview-token': TOKEN }
    // A site that no test has asked for.
    const address = 'https://www.example.com/api/preview?site=de_eu&path=/de_eu'
    const request = new Request(address, { headers })
    await expectFailure(await hurried(request), 504, /in time/)
  })

  it('breaks the contract in one draft is told field and reason, on that page only', async () => {
    const broken = { match: '/entries/newsAndEvents/kept\\.json\\?token', body: { title: 7 } }
    await service().injectFaults(broken)
    later()
    const detail = { field: 'section', reason: expect.stringMatching(/^expected .*kept\.json/) }
    const response = await pageAt(`${PAGE}/kept`)
    expect(response.status).toBe(422)
    expect(await bodyOf(response)).toMatchObject({
      error: { code: 422, details: expect.arrayContaining([detail]) },
    })
    expect(await bodyOf(await pageAt('/'))).toMatchObject({
      page: { path: '/' },
      leftOut: expect.arrayContaining([detail]),
    })
  })
})
