import sharp from 'sharp'
import { z } from 'zod'
import { checkContent, type CheckOptions } from './check'
import type { Finding } from './finding'
import { collectionOf } from './testing/sample-content'
import { sampleModel, type SampleService, startSampleService } from './testing/sample-service'

const translated = z.object({ translations: z.record(z.string(), z.string()) })

/** Two sites show the same as twelve, in a sixth of the time. */
const sites = ['ww', 'it_eu'] as const

let service: SampleService

beforeEach(async () => {
  service = await startSampleService()
})
afterEach(() => service.close())

const check = (more: Partial<CheckOptions> = {}) =>
  checkContent({
    contentUrl: service.contentUrl,
    sites,
    model: sampleModel,
    retries: 0,
    timeoutMs: 30_000,
    ...more,
  })

const shown = ({ address, path, got }: Finding) => `${address} ${path}: ${got}`
const found = async (severity: Finding['severity'], more?: Partial<CheckOptions>) =>
  (await check(more)).findings.filter((finding) => finding.severity === severity).map(shown)

describe('a service that keeps the contract', () => {
  it('gives no findings, and every endpoint was asked in every site', async () => {
    const { findings, snapshot, files } = await check({ productDataUrl: `${service.origin}/data` })
    expect(findings).toEqual([])
    expect(files).toBe(1)
    expect(snapshot.sites).toHaveLength(2)
    for (const { answers } of snapshot.sites) {
      const { sites: _, ...perSite } = answers
      expect(Object.entries(perSite).filter(([, asked]) => asked.length === 0)).toEqual([])
    }
  })
})

describe('lists', () => {
  const webinar = (id: number, slug: string) => ({
    ...{ id, slug, section: 'webinars', type: 'webinar', title: `Webinar ${slug}` },
    translations: { ww: slug },
  })
  const events = (...slugs: string[]) =>
    collectionOf(slugs.map((slug) => webinar(Number(slug.slice(1)), slug)))
  const model = {
    ...sampleModel,
    pages: [...sampleModel.pages, 'webinars'],
    sections: ['webinars'],
    eventSections: ['webinars'],
  }
  const serve = (path: string, answer: unknown) => service.content.set(`/ww/${path}.json`, answer)
  const foundIn = async (severity: Finding['severity']) =>
    (await found(severity, { sites: ['ww'], model })).filter((text) => text.includes('webinars'))

  it('of events by time stand for the list of the section, whose entries they name', async () => {
    serve('entries/webinars', { id: 'w', section: 'webinars', title: 'Webinars' })
    serve('webinars/upcoming', events('w1'))
    serve('webinars/onrequest', events())
    expect(await foundIn('violation')).toContainEqual(
      expect.stringContaining('/ww/listings/webinars.json (root): 404'),
    )
    serve('webinars/past', events('w2'))
    serve('entries/webinars/w1', webinar(1, 'w1'))
    expect(await foundIn('violation')).toEqual([
      expect.stringContaining('/ww/entries/webinars/w2.json (root): 404'),
    ])
  })

  it('of events by time have all that the list of the section has', async () => {
    for (const slug of ['w1', 'w2'])
      serve(`entries/webinars/${slug}`, webinar(Number(slug.slice(1)), slug))
    serve('listings/webinars', events('w1', 'w2'))
    serve('webinars/upcoming', events('w1'))
    serve('webinars/onrequest', events())
    serve('webinars/past', events())
    expect(await foundIn('violation')).toEqual([
      '/ww/listings/webinars.json data[1]: "Webinar w2" (id 2) in none of them',
    ])
  })

  it('that take no notice of parameters are warned of', async () => {
    for (const slug of ['w1', 'w2'])
      serve(`entries/webinars/${slug}`, webinar(Number(slug.slice(1)), slug))
    serve('listings/webinars', events('w1', 'w2'))
    const all = '"Webinar w1", "Webinar w2"'
    const warnings = await foundIn('warning')
    expect(warnings).toEqual(
      expect.arrayContaining([
        `/ww/listings/webinars.json?paginate=1 data: ${all}`,
        `/ww/listings/webinars.json?sort=-title data: ${all}`,
      ]),
    )
    expect(warnings.join()).not.toContain('query=')
  })

  it('of categories may leave out codes, which the categories have', async () => {
    service.patch('/ww/filters/productsCategories.json', 'data.0.code', null)
    const { findings, snapshot } = await check({ sites: ['ww'] })
    expect(findings.filter(({ severity }) => severity === 'violation')).toEqual([])
    expect(snapshot.sites[0]?.answers.product).toHaveLength(2)
  })
})

type Spoil = [what: string, path: string, place: string, value: unknown, violation: string]

const spoiled: Spoil[] = [
  [
    'a field of the wrong type',
    '/ww/products/saws/arcus.json',
    'title',
    7,
    '/ww/products/saws/arcus.json title: 7',
  ],
  [
    'a missing site',
    '/sites.json',
    'data.0.sites.11.handle',
    'xx_eu',
    '/sites.json data: none for pt_sa',
  ],
  [
    'a filter id that is not in its list',
    '/it_eu/products/saws/arcus.json',
    'materials.0.id',
    99,
    '/it_eu/products/saws/arcus.json materials[0].id: "99"',
  ],
  [
    'a filter id of a version',
    '/ww/products/saws/arcus.json',
    'versions.0.typologies.0.id',
    'x',
    '/ww/products/saws/arcus.json versions[0].typologies[0].id: "x"',
  ],
  [
    'a filter id of a place',
    '/ww/locator/branches.json',
    'data.0.areas.0.id',
    8,
    '/ww/locator/branches.json data[0].areas[0].id: "8"',
  ],
  [
    'a related product that does not exist',
    '/ww/products/saws/arcus.json',
    'relatedProducts.0',
    'Z9',
    '/ww/products/saws/arcus.json relatedProducts[0]: "Z9"',
  ],
  [
    'a product of a block that does not exist',
    '/ww/entries/home.json',
    'blocks.0.codes.1',
    'Z9',
    '/ww/entries/home.json blocks[0].codes[1]: "Z9"',
  ],
  [
    'a menu item without a page',
    '/ww/navigation.json',
    'mainNavigation.0.children.0.slug',
    'saws/gone',
    '/ww/navigation.json mainNavigation[0].children[0]: the section machines and the slug "saws/gone"',
  ],
  [
    'an action of a menu without a page',
    '/ww/navigation.json',
    'mainNavigation.0.navigationActions',
    [{ label: 'Go', section: 'noSuch' }],
    '/ww/navigation.json mainNavigation[0].navigationActions[0]: the section noSuch',
  ],
  [
    'a highlight without a page',
    '/ww/globals/globalConfigs.json',
    'mainNavHighlights',
    [{ section: 'newsAndEvents', slug: 'gone', title: 'x' }],
    '/ww/globals/globalConfigs.json mainNavHighlights[0]: the section newsAndEvents and the slug "gone"',
  ],
  [
    'a newsletter box on a route that does not exist',
    '/ww/globals/globalConfigs.json',
    'newsletterBox.0',
    'nowhere',
    '/ww/globals/globalConfigs.json newsletterBox[0]: "nowhere"',
  ],
  [
    'a button without a page',
    '/ww/entries/products.json',
    'blocks.0.actions.0.actionPage.slug',
    'gone',
    '/ww/entries/products.json blocks[0].actions[0].actionPage: the section newsAndEvents and the slug "gone"',
  ],
  [
    'a button with two targets',
    '/ww/entries/products.json',
    'blocks.0.actions.0.actionUrl',
    'https://www.example.com',
    '/ww/entries/products.json blocks[0].actions[0]: actionUrl and actionPage',
  ],
  [
    'a sitemap entry without a page',
    '/ww/sitemap/bit.json',
    'data.0.slug',
    'gone',
    '/ww/sitemap/bit.json data[0]: the section products and the slug "gone"',
  ],
  [
    'a short link without a page',
    '/ww/shortlinks/A1.json',
    'slug',
    'saws/gone',
    '/ww/shortlinks/A1.json (root): the section machines and the slug "saws/gone"',
  ],
  [
    'a search result without a page',
    '/ww/search.json',
    'data.0.slug',
    'saws/gone',
    '/ww/search.json data[0]: the section machines and the slug "saws/gone"',
  ],
  [
    'a translation that points nowhere',
    '/ww/products/saws/arcus.json',
    'translations.it_eu',
    'saws/gone',
    '/ww/products/saws/arcus.json translations.it_eu: "saws/gone", which is not there',
  ],
  [
    'a translation that does not point back',
    '/it_eu/products/saws/arcus.json',
    'translations',
    { it_eu: 'saws/arcus' },
    '/it_eu/products/saws/arcus.json translations.ww: nothing',
  ],
  [
    'a translation in a site that does not exist',
    '/ww/entries/newsAndEvents/fair.json',
    'translations.xx',
    'fair',
    '/ww/entries/newsAndEvents/fair.json translations.xx: xx',
  ],
  [
    'a link in a text to a page that does not exist',
    '/ww/products/saws/arcus.json',
    'description',
    '<p><a class="x" href="/products/saws/gone#a">x</a></p>',
    '/ww/products/saws/arcus.json description: a link to "/products/saws/gone#a"',
  ],
  [
    'a link to a translated slug under the wrong prefix',
    '/ww/products/saws/arcus.json',
    'description',
    '<a href="/it_eu/products/saegen">x</a>',
    '/ww/products/saws/arcus.json description: a link to "/it_eu/products/saegen"',
  ],
  [
    'a reference that was left unresolved',
    '/ww/entries/newsAndEvents/fair.json',
    'body',
    '<a href="t3://page?uid=1">x</a>',
    '/ww/entries/newsAndEvents/fair.json body: "<a href=\\"t3://page?uid=1\\">x</a>"',
  ],
  [
    'a relative link in a text',
    '/ww/entries/newsAndEvents/fair.json',
    'body',
    '<a href="../other">x</a>',
    '/ww/entries/newsAndEvents/fair.json body: a link to "../other"',
  ],
  [
    'an address in a field to a page that does not exist',
    '/ww/globals/globalConfigs.json',
    'newsletterAction',
    '/pages/gone',
    '/ww/globals/globalConfigs.json newsletterAction: a link to "/pages/gone"',
  ],
  [
    'a product code that is there twice',
    '/ww/products/SAW.json',
    'data.1.code',
    'A1',
    '/ww/products/SAW.json data[1].code: "A1", which /ww/products/SAW.json data[0].code has too',
  ],
  [
    'a product in another category than the one that lists it',
    '/ww/products/SAW.json',
    'data.0.category.code',
    'KLN',
    '/ww/products/SAW.json data[0].category.code: "KLN"',
  ],
  [
    'an entry that says it is another one',
    '/ww/entries/newsAndEvents/fair.json',
    'slug',
    'other',
    '/ww/entries/newsAndEvents/fair.json slug: "other"',
  ],
  [
    'a section that no route serves',
    '/ww/entries/newsAndEvents/fair.json',
    'section',
    'wonders',
    '/ww/entries/newsAndEvents/fair.json section: "wonders"',
  ],
  [
    'an item in the listing of another section',
    '/ww/listings/newsAndEvents.json',
    'data.0.section',
    'bit',
    '/ww/listings/newsAndEvents.json data[0].section: "bit"',
  ],
  [
    'an item in the listing of another type',
    '/ww/listings/newsAndEvents/news.json',
    'data.0.type',
    'event',
    '/ww/listings/newsAndEvents/news.json data[0].type: "event"',
  ],
  [
    'a video without a source',
    '/ww/products/saws/arcus.json',
    'gallery',
    [{ kind: 'video' }],
    '/ww/products/saws/arcus.json gallery[0].sources: none',
  ],
]

describe('a service that breaks it', () => {
  it.each(spoiled)('is told about %s', async (_, path, place, value, expected) => {
    service.patch(path, place, value)
    expect(await found('violation')).toContain(expected)
  })

  it('is told about two products with one slug, with both named', async () => {
    service.patch('/ww/products/SAW.json', 'data.1.slug', 'arcus')
    expect(await found('violation')).toContain(
      '/ww/products/SAW.json data[1].slug: "saws/arcus", which /ww/products/SAW.json data[0].slug has too',
    )
  })

  it('is told about an entry and a form at the address of a fixed page', async () => {
    const item = { id: 41, section: 'services', title: 'Articles', slug: 'articles' }
    service.content.set('/ww/listings/services.json', collectionOf([item]))
    service.content.set('/ww/entries/services/articles.json', item)
    service.patch('/ww/globals/forms.json', 'formPurposes.0', {
      purpose: 'Branches',
      formName: 'branches',
      forms: [{ name: 'Ask', code: 'ASK-1' }],
    })
    const model = { ...sampleModel, sections: [...sampleModel.sections, 'services'] }
    const violations = await found('violation', { model })
    expect(violations).toContain(
      '/ww/entries/services/articles.json slug: /services/articles, which is the address of the page services-articles',
    )
    expect(violations).toContain(
      '/ww/globals/forms.json slug: /contacts/branches, which is the address of the page contacts-branches',
    )
  })

  it('is told about a country that two sites of one language claim', async () => {
    service.patch('/sites.json', 'data.0.sites.3.countries', ['IE'])
    service.patch('/sites.json', 'data.0.sites.4.countries', ['IE'])
    expect(await found('violation')).toEqual([
      '/sites.json data[0].sites[4].countries[0]: en_eu and en_na',
    ])
  })

  it('is told about codes that are no countries', async () => {
    service.patch('/sites.json', 'data.0.sites.3.countries', ['UK', 'EU'])
    const { findings } = await check()
    expect(
      findings.filter(({ path }) => path.includes('countries')).map(({ expected }) => expected),
    ).toEqual([
      'a country code of ISO 3166 such as IT, here GB',
      'a country code of ISO 3166 such as IT; EU is no country but reserved (European Union)',
    ])
  })

  it.each([
    '/ww/navigation.json',
    '/it_eu/globals/seo.json',
    '/ww/productsCategories/SAW.json',
    '/ww/entries/home.json',
    '/ww/entries/products.json',
  ])('is told that %s is missing', async (path) => {
    service.content.delete(path)
    expect(await found('violation')).toContain(`${path} (root): 404: There is no such content.`)
  })

  it('is told about a page whose list is missing', async () => {
    const page = { id: 'branches', section: 'branches', title: 'Branches' }
    service.content.set('/ww/entries/branches.json', page)
    for (const site of sites) service.content.delete(`/${site}/locator/branches.json`)
    const model = { ...sampleModel, pages: [...sampleModel.pages, 'branches'] }
    expect(await found('violation', { model })).toEqual([
      '/ww/locator/branches.json (root): 404: There is no such content.',
    ])
  })

  it('is told about an error, a web page and another form than JSON', async () => {
    service.content.set('/ww/navigation.json', new Response('<h1>Down</h1>', { status: 500 }))
    service.content.set('/ww/globals/seo.json', new Response('<!doctype html><h1>Log in</h1>'))
    const violations = await found('violation')
    expect(violations).toContainEqual(expect.stringContaining('/ww/navigation.json (root): 500: '))
    expect(violations).toContainEqual(expect.stringContaining('/ww/globals/seo.json (root): '))
  })

  it('names every violation of an answer, in every page of a list', async () => {
    const news = (id: number, slug: string) => ({ id, section: 'newsAndEvents', title: 'x', slug })
    const page = (data: unknown[], current_page: number) => ({
      data,
      meta: { pagination: { total: 2, count: 1, per_page: 1, current_page, total_pages: 2 } },
    })
    service.content.set('/ww/newsAndEvents/past.json', page([news(1, 'a')], 1))
    service.content.set('/ww/newsAndEvents/past.json?page=2', page([news(2, 'B c')], 2))
    service.content.set('/ww/entries/newsAndEvents/a.json', news(1, 'a'))
    expect(await found('violation')).toEqual(['/ww/newsAndEvents/past.json data[1].slug: "B c"'])
  })

  it('goes on with the rest of a list after a bad item, and counts its items as the service does', async () => {
    service.patch('/ww/products/SAW.json', 'data.0.title', '')
    service.patch('/ww/products/SAW.json', 'data.1.category.code', 'MILL')
    service.patch('/ww/products/saws/filum.json', 'materials.0.id', 99)
    const violations = await found('violation')
    expect(violations).toContain('/ww/products/SAW.json data[0].title: ""')
    expect(violations).toContain('/ww/products/SAW.json data[1].category.code: "MILL"')
    expect(violations).toContain('/ww/products/saws/filum.json materials[0].id: "99"')
  })

  it('is told about an item that a list names twice, with its pages, and goes on with the list', async () => {
    const news = (id: number, slug: string) => ({ id, section: 'newsAndEvents', title: 'x', slug })
    const page = (data: unknown[], current_page: number) => ({
      data,
      meta: { pagination: { total: 2, count: 1, per_page: 1, current_page, total_pages: 2 } },
    })
    service.content.set('/ww/newsAndEvents/past.json', page([news(1, 'a')], 1))
    service.content.set('/ww/newsAndEvents/past.json?page=2', page([news(1, 'B c')], 2))
    expect(await found('violation')).toEqual([
      '/ww/entries/newsAndEvents/a.json (root): 404: There is no such content.',
      '/ww/newsAndEvents/past.json data: "x" (id 1) is on page 1 and on page 2',
      '/ww/newsAndEvents/past.json data[1].slug: "B c"',
    ])
  })

  it.each([
    ['/ww/entries/newsAndEvents/fair.json', 'id', 22, '"22"'],
    ['/ww/entries/newsAndEvents/fair.json', 'title', 'Another fair', '"Another fair"'],
    ['/ww/entries/newsAndEvents/fair.json', 'type', 'event', '"event"'],
    ['/ww/entries/newsAndEvents/fair.json', 'slug', 'show', '"show"'],
    ['/ww/products/saws/arcus.json', 'code', 'A9', '"A9"'],
    ['/ww/products/saws/arcus.json', 'category.slug', 'mills', '"mills"'],
    ['/ww/productsCategories/SAW.json', 'slug', 'mills', '"mills"'],
    ['/ww/shortlinks/A1.json', 'code', 'A2', '"A2"'],
  ])('is told about %s when its %s is not that of the list', async (path, field, value, got) => {
    service.patch(path, field, value)
    expect(await found('violation')).toContain(`${path} ${field}: ${got}`)
  })

  it('is told about pages that do not add up', async () => {
    service.patch('/ww/newsAndEvents/past.json', 'meta.pagination.total', 3)
    expect(await found('violation')).toContainEqual(
      expect.stringContaining('/ww/newsAndEvents/past.json (root): '),
    )
  })

  it('is told about an error without the body that errors have', async () => {
    service.content.set('404', { message: 'nope' })
    const violations = await found('violation')
    expect(violations).toContain('/ww/entries/noSuchPageAnywhere.json error: nothing')
  })

  it('is told about answers for addresses that do not exist', async () => {
    service.content.set('/zz_zz/navigation.json', { mainNavigation: [] })
    expect(await found('violation')).toEqual(['/zz_zz/navigation.json (root): 200'])
  })
})

describe('files', () => {
  it('must answer', async () => {
    service.files.delete('/media/a.jpg')
    expect(await found('violation')).toEqual([
      expect.stringMatching(/^\/ww\/products\/SAW.json data\[0\]\.image\.src: 404/),
    ])
  })

  it('must be images where images are expected', async () => {
    service.files.set('/media/a.jpg', { status: 200, type: 'text/html' })
    expect(await found('violation')).toEqual([expect.stringContaining('image.src: text/html')])
  })

  it('are named where they are larger than a build takes', async () => {
    const body = Buffer.alloc(25_000_001)
    service.files.set('/media/a.jpg', { status: 200, type: 'image/jpeg', body })
    expect(await found('violation')).toEqual([
      expect.stringContaining('image.src: 25000001 bytes, more than the build takes'),
    ])
  })

  it('are named where they move and the website shows their first frame', async () => {
    const frame = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const moving = (delay: number) =>
      sharp([frame, other], { join: { animated: true } })
        .gif({ delay: [delay, delay] })
        .toBuffer()
    const answer = { status: 200, type: 'image/gif' }
    service.files.set('/media/a.jpg', { ...answer, body: await moving(1000) })
    expect(await found('warning')).toEqual([])
    service.files.set('/media/a.jpg', { ...answer, body: await moving(9000) })
    expect(await found('warning')).toEqual([
      expect.stringMatching(/^\/ww\/products\/SAW.json .*image\.src: an animated GIF of 18\.0 s/),
    ])
  })

  it('must answer where a text links to them', async () => {
    service.patch('/ww/entries/home.json', 'body', '<a href="/media/gone.pdf">x</a>')
    expect(await found('violation')).toEqual([
      expect.stringContaining('/ww/entries/home.json body: 404'),
    ])
  })

  it('must answer where technical data name them as data sheets', async () => {
    service.patch('/ww/products/saws/arcus.json', 'versions.0.code', 'A9')
    service.content.set('/data/A9', { code: 'A9', dataSheet: '/files/gone.pdf' })
    expect(await found('violation', { productDataUrl: `${service.origin}/data` })).toEqual([
      '(product data) /A9?site=ww dataSheet: 404 Not Found',
    ])
  })

  it('must be such as the website offers, wherever content names them', async () => {
    const put = (path: string, type: string, body: string) =>
      service.files.set(path, { status: 200, type, body })
    put('/files/a.pdf', 'application/octet-stream', '%PDF-1.7')
    put('/files/KATALOG.PDF', 'application/pdf', '')
    put('/files/%C3%9Cbersicht%202.xlsx', 'application/octet-stream', 'PK\u0003\u0004')
    put('/files/log%20in.pdf', 'text/html', '<!doctype html><title>Sign in</title>')
    put('/files/mail.dwg', 'application/octet-stream', 'From: us')
    const text = ['a.pdf', 'KATALOG.PDF', 'Übersicht%202.xlsx', 'log%20in.pdf']
    service.patch(
      '/ww/entries/home.json',
      'body',
      text.map((name) => `<a href="/files/${name}">x</a>`).join(''),
    )
    service.patch('/ww/entries/home.json', 'actions', [
      { label: 'x', actionUrl: `${service.origin}/files/mail.dwg` },
    ])
    expect(await found('violation')).toEqual([
      '/ww/entries/home.json actions[0].actionUrl: no .dwg file: it begins with "From: us"',
      '/ww/entries/home.json body: no file but a page (HTML)',
    ])
  })

  it('must answer themselves, because the website follows no redirect to them', async () => {
    service.files.set('/files/a.pdf', { status: 302, type: '', location: 'https://x.test/a.pdf' })
    service.patch('/ww/entries/home.json', 'body', '<a href="/files/a.pdf">x</a>')
    expect(await found('violation')).toEqual([
      '/ww/entries/home.json body: a redirect to https://x.test/a.pdf',
    ])
  })

  it('must have names that the website can offer', async () => {
    const urls = ['/files/page.html', '/files/.env', '/files/%ff.pdf', '/files/..%2Fa.pdf']
    service.patch(
      '/ww/entries/home.json',
      'documents',
      urls.map((url) => ({ title: 'x', url })),
    )
    const shown = (await found('violation')).filter((text) => text.includes('documents['))
    expect(shown).toEqual(
      urls.map((url, index) => `/ww/entries/home.json documents[${index}].url: "${url}"`),
    )
  })

  it('are no pages: a link without an extension leads to a page of the site', async () => {
    service.files.set('/old-page', { status: 200, type: 'text/html' })
    service.patch('/ww/entries/home.json', 'body', '<a href="/old-page">x</a>')
    expect(await found('violation')).toEqual(['/ww/entries/home.json body: a link to "/old-page"'])
  })

  it('must have a host that answers where the build needs them', async () => {
    const elsewhere = 'http://127.0.0.1:1/x'
    service.patch('/ww/entries/home.json', 'image', {
      src: elsewhere,
      alt: 'x',
      width: 1,
      height: 1,
    })
    service.patch('/it_eu/entries/home.json', 'documents', [
      { title: 'x', url: `${elsewhere}.pdf` },
    ])
    const { findings } = await check()
    expect(findings.map((each) => `${each.severity} ${each.address} ${each.path}`)).toEqual([
      'violation /ww/entries/home.json image.src',
      'warning /it_eu/entries/home.json documents[0].url',
    ])
  })
})

describe('dates', () => {
  const fair = '/ww/entries/newsAndEvents/fair.json'

  it('must not end before they begin', async () => {
    service.patch(fair, 'date', '2027-10-01T09:00:00+02:00')
    service.patch(fair, 'endDate', '2027-09-28')
    expect(await found('violation')).toContain(`${fair} endDate: "2027-09-28"`)
  })

  it('are named where only one of both has a time', async () => {
    service.patch(fair, 'date', '2027-09-28T09:00:00+02:00')
    service.patch(fair, 'endDate', '2027-10-01T00:00:00+02:00')
    expect(await found('warning')).toEqual([
      `${fair} endDate: "2027-10-01T00:00:00+02:00" after "2027-09-28T09:00:00+02:00": shown as whole days`,
    ])
  })

  it('need a beginning', async () => {
    service.patch(fair, 'endDate', '2027-10-01')
    expect(await found('warning')).toEqual([`${fair} date: nothing`])
  })
})

describe('warnings', () => {
  it('name missing translations once for all versions of an entry', async () => {
    const fair = '/entries/newsAndEvents/fair.json'
    for (const [path, json] of service.content) {
      if (!path.endsWith(fair)) continue
      if (/^\/it_eu\//.test(path)) service.content.delete(path)
      else {
        const { it_eu: _, fr_eu: __, ...translations } = translated.parse(json).translations
        service.patch(path, 'translations', translations)
      }
    }
    service.content.set('/it_eu/listings/newsAndEvents.json', collectionOf([]))
    expect(await found('warning')).toContain(`/ww${fair} translations: none in it_eu`)
    expect((await found('warning')).filter((text) => text.includes(fair))).toHaveLength(1)
  })

  it.each([
    [
      'an image without a text',
      '/ww/products/saws/arcus.json',
      'image.alt',
      '',
      'image.alt: nothing',
    ],
    [
      'an unknown block',
      '/ww/entries/home.json',
      'blocks.1',
      { type: 'hologram' },
      'blocks[1].type: "hologram"',
    ],
    [
      'a site without an area',
      '/sites.json',
      'data.0.sites.1.name',
      'Deutsch',
      'sites[1].name: Deutsch',
    ],
    [
      'a film in a text, which has nothing else',
      '/ww/entries/home.json',
      'blocks.1',
      { type: 'text', text: '<figure><oembed url="https://player.test/7"></oembed></figure>' },
      '/ww/entries/home.json blocks[1].text: oembed',
    ],
    [
      'a picture in a description',
      '/ww/products/saws/arcus.json',
      'description',
      '<p>A saw <img src="data:image/png;base64,AA"></p>',
      '/ww/products/saws/arcus.json description: img',
    ],
    ['a search without results', '/ww/search.json', 'data', [], 'data: '],
  ])('name %s', async (_, path, place, value, expected) => {
    service.patch(path, place, value)
    if (path.endsWith('search.json')) service.content.set(path, collectionOf([]))
    expect(await found('warning')).toContainEqual(expect.stringContaining(expected))
  })

  it('name a version without technical data', async () => {
    service.patch('/ww/products/saws/arcus.json', 'versions.0.code', 'nothing')
    const { findings } = await check({ productDataUrl: `${service.origin}/api/none` })
    expect(findings.map(({ address }) => address)).toContain('(product data) /nothing?site=ww')
  })
})

describe('a service that is not there', () => {
  it('is unreachable', async () => {
    await expect(check({ contentUrl: 'http://127.0.0.1:1/api' })).rejects.toThrow(
      'http://127.0.0.1:1/api/sites.json',
    )
  })

  it('is a mistake when its address is none', async () => {
    await expect(check({ contentUrl: 'content' })).rejects.toThrow(TypeError)
  })
})
