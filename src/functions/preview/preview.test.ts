import { draftsOf } from '../../preview/testing/drafts-of'
import { sampleService, type SampleService } from '../../preview/testing/service'
import { previewFunction } from './preview'

/** The embedded content service's own token for drafts. */
const TOKEN = 'saxum-preview'

const TIMEOUT_MS = 50_000
const handler = previewFunction(TIMEOUT_MS)

// The first preview of a site reads all of its content.
jest.setTimeout(60_000)

let service: SampleService
const logged = jest.fn<undefined, unknown[]>()

beforeAll(async () => {
  service = await sampleService()
  process.env.CONTENT_API_URL = `${service.origin}/api`
  process.env.URL = 'https://www.example.com'
})
afterAll(async () => {
  delete process.env.CONTENT_API_URL
  delete process.env.URL
  await service.close()
})
beforeEach(() => {
  logged.mockReset()
  jest.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(() => jest.restoreAllMocks())

const ask = (query: string, headers: Record<string, string> = { 'x-preview-token': TOKEN }) =>
  handler(new Request(`https://www.example.com/api/preview?${query}`, { headers }))

/** An answer's body, which nobody may keep, whatever it is. */
async function bodyOf(response: Response): Promise<unknown> {
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
  expect(response.headers.has('vary')).toBe(false)
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  return response.json()
}

const expectFailure = async (response: Response, status: number, message: RegExp) => {
  expect(response.status).toBe(status)
  expect(await bodyOf(response)).toEqual({
    error: { code: status, message: expect.stringMatching(message) },
  })
}

describe('a page', () => {
  it('is what Gatsby’s loader takes, with the slices that it is put together with', async () => {
    const response = await ask('site=it_eu&path=/it_eu/products/frese-a-ponte')
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
      fetchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('shows a draft, and what of it is not published', async () => {
    const response = await ask('site=ww&path=/products/polishing-lines/lumen-edge')
    expect(await bodyOf(response)).toMatchObject({
      page: { result: { data: { product: { claim: expect.stringMatching(/thirteen steps$/) } } } },
      draft: {
        state: 'changed',
        published: '/products/polishing-lines/lumen-edge',
        changes: expect.arrayContaining([
          {
            field: 'claim',
            before: 'An edge you can run a finger along',
            after: 'An edge you can run a finger along, now in thirteen steps',
          },
        ]),
      },
    })
  })

  it('has its pictures from the content service', async () => {
    const body = await bodyOf(await ask('site=ww&path=/products/polishing-lines/lumen-edge'))
    expect(JSON.stringify(body)).toContain(`"src":"${service.origin}/media/`)
    expect(JSON.stringify(body)).not.toMatch(/"src":"\//)
  })

  it('is found by section and slug, and by the id of its entry', async () => {
    const byName = await ask('site=ww&section=newsAndEvents&slug=design-award')
    expect(byName.status).toBe(200)
    const byId = await ask(`site=ww&id=${(await draftNamed('design-award'))?.id}`)
    const page = { path: '/news-and-events/design-award' }
    expect(await bodyOf(byName)).toMatchObject({ page, draft: { published: null } })
    expect(await bodyOf(byId)).toMatchObject({ page })
  })

  it('may be a later one of a list, by its address and by the path that the build keeps it at', async () => {
    for (const path of ['/news-and-events?page=2', '/news-and-events/page/2']) {
      const response = await ask(`site=ww&path=${encodeURIComponent(path)}`)
      expect(await bodyOf(response)).toMatchObject({ page: { path: '/news-and-events/page/2' } })
    }
  })

  it('is not sent again to who has it', async () => {
    const query = 'site=ww&path=/products'
    const etag = (await ask(query)).headers.get('etag') ?? ''
    const again = await ask(query, { 'x-preview-token': TOKEN, 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('no-store')
  })

  it('is missing where the drafts have none', async () => {
    for (const path of ['/products/nothing', '/news-and-events?page=99', 'products', '/404']) {
      const response = await ask(`site=ww&path=${encodeURIComponent(path)}`)
      await expectFailure(response, 404, /^The drafts have no such page/)
    }
  })
})

const draftNamed = async (slug: string) => draftsOf(await bodyOf(await ask('site=ww'))).get(slug)

test('the drafts of a site are listed, with where they are and what they are', async () => {
  expect(await draftNamed('design-award')).toMatchObject({
    section: 'newsAndEvents',
    path: '/news-and-events/design-award',
    published: null,
  })
  expect(await draftNamed('lumen-edge')).toMatchObject({
    title: 'Lumen Edge',
    state: 'changed',
    path: '/products/polishing-lines/lumen-edge',
  })
})

test('files of site data are made of the drafts', async () => {
  const list = await ask('site=ww&file=listing-newsAndEvents')
  expect(JSON.stringify(await bodyOf(list))).toContain('/news-and-events/design-award')
  const cards = await bodyOf(await ask('site=ww&file=catalogue-cards-0'))
  expect(cards).toMatchObject({ cards: expect.arrayContaining([]) })
  for (const file of ['forms', 'menu-filters', 'sitemap', 'catalogue', 'catalogue-codes']) {
    expect((await ask(`site=de_eu&file=${file}`)).status).toBe(200)
  }
  await expectFailure(await ask('site=ww&file=..%2Fsecret'), 404, /no such file/)
})

describe('who has no token that the service takes', () => {
  it('gets nothing', async () => {
    await expectFailure(await ask('site=ww&path=/', {}), 403, /needs a token/)
    const wrong = await ask('site=ww&path=/', { 'x-preview-token': 'guess' })
    await expectFailure(wrong, 403, /not valid/)
    const odd = await ask('site=ww&path=/', { 'x-preview-token': 'a b<c>' })
    await expectFailure(odd, 400, /no token/)
  })

  it('gets nothing of what others have asked for', async () => {
    await bodyOf(await ask('site=ww&path=/'))
    const wrong = await ask('site=ww&path=/', { 'x-preview-token': `${TOKEN}x` })
    await expectFailure(wrong, 403, /not valid/)
  })
})

test('what is asked for has to be one of the sites', async () => {
  await expectFailure(await ask('site=xx&path=/'), 400, /site/)
  await expectFailure(await ask('site=ww&site=it_eu&path=/'), 400, /several times/)
})
