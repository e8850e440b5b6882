import { failure, json, TestServer, type Reply } from '../../content-client/testing/server'
import { parse } from 'node-html-parser'
import { escaped } from '../../contract/escaped'
import handler, { searchPageFunction } from './search-page'

const POLICY = "script-src 'self' 'sha256-x'"
/** A search page as the build writes it, as far as it matters here. */
const PAGE = `<!DOCTYPE html><html><head><script>if(1<2){"$&"}</script></head><body><!-- start -->
<form role="search"><input name="query" value="other"/></form>
<main><form role="search" action="x"><input id="P0-0" type="search" name="query" placeholder="Säge &amp; …" value class="a"/></form>
<div data-static><div data-search-results></div></div><p title='single'>After</p></main></body></html>`

/** The deadline for a search that never answers: enough for the page itself on a busy machine. */
const LATE_MS = 2000

let upstream: TestServer
let answered: Reply
let page: Reply

beforeEach(async () => {
  answered = json({ data: [] })
  page = {
    body: PAGE,
    headers: { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': POLICY },
  }
  upstream = await TestServer.start(({ path }) => (path.startsWith('/api/') ? answered : page))
  process.env.CONTENT_API_URL = `${upstream.origin}/api`
  process.env.URL = upstream.origin
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.CONTENT_API_URL
  delete process.env.URL
  await upstream.close()
})

const ask = (path: string, call = handler) =>
  call(new Request(`https://www.example.com/api/search-page/${path}`))
/** The results part of the page's HTML. */
const placeOf = (html: string) =>
  /<div data-search-results>(.*)<\/div><\/div><p title='single'>/s.exec(html)?.[1]
const shown = async (path: string, call = handler) => {
  const response = await ask(path, call)
  return { status: response.status, html: placeOf(await response.text()) }
}

const result = (title: string, others = {}) => ({
  ...{ title, score: 1, section: 'machines', slug: 'saws/a', ...others },
})
const pagination = (current_page: number) => ({
  ...{ total: 21, count: 10, per_page: 10, current_page, total_pages: 3 },
})

describe('search-page', () => {
  it('is the page of the site, its words in the field and what was found in its place', async () => {
    answered = json({ data: [result('Arcus', { label: 'Brückensägen', abstract: 'Schneidet.' })] })
    const response = await ask('de_eu?query=+s%C3%A4ge%0A')
    expect(response.status).toBe(200)
    expect(upstream.paths.toSorted()).toEqual(['/api/de_eu/search.json', '/de_eu/suche'])
    const html = PAGE.replace(
      '</head>',
      '<script src="/own-address.js" data-path="/de_eu/suche"></script></head>',
    )
      .replace('value class="a"/>', 'class="a" value="säge"/>')
      .replace(
        '<div data-search-results></div>',
        '<div data-search-results><h2 tabindex="-1">1 Treffer</h2><ol><li data-item="true"><p>Brückensägen</p>' +
          '<a href="/de_eu/products/saws/a">Arcus</a><p>Schneidet.</p></li></ol></div>',
      )
    expect(await response.text()).toBe(html)
  })

  it('has the headers of the page, is kept at the edge and found by nobody else', async () => {
    expect(Object.fromEntries((await ask('ww?query=x')).headers)).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': POLICY,
      'netlify-cdn-cache-control': expect.stringMatching(/max-age=60, stale-while/),
      'netlify-vary': 'query=query|page|section,header=x-preview-token',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    })
  })

  it('shows a single version, a document, a place, and nothing that has no page', async () => {
    answered = json({
      data: [
        result('Arcus', { versions: [{ code: 'A 1', title: 'Arcus 1' }] }),
        result('Award', { type: 'pressRelease', document: { url: '/media/award.pdf' } }),
        result('Monza', { section: 'branches', slug: null, anchor: '501' }),
        result('Nowhere', { section: 'unknown' }),
      ],
    })
    const { html } = await shown('it_eu?query=x')
    expect(html).toContain('<a href="/it_eu/products/saws/a?version=A%201">Arcus 1</a>')
    expect(html).toMatch(
      /<p>[^<]+<\/p><a href="\/api\/document\/media\/award.pdf" target="_blank" rel="noopener noreferrer">Award</,
    )
    expect(html).toMatch(/<a href="\/it_eu\/contacts\/[^"]+#501">Monza</)
    expect(html).not.toContain('Nowhere')
  })

  it('leads to other pages and sections at addresses of its own', async () => {
    const sections = [
      { section: 'machines', label: 'Machines & more', count: 20 },
      { section: 'faq', label: 'Questions', count: 1 },
    ]
    answered = json({ data: [result('a')], meta: { pagination: pagination(2), sections } })
    const { html } = await shown('fr_eu?query=a%26b&section=machines&page=2')
    const address = '/api/search-page/fr_eu?query=a%26b'
    expect(upstream.requests.map(({ query }) => query.get('section'))).toContain('machines')
    const links = parse(html ?? '').querySelectorAll('a')
    expect(links.map(({ attributes }) => attributes)).toEqual([
      { href: address },
      { href: `${address}&section=machines`, 'aria-current': 'true' },
      { href: `${address}&section=faq` },
      { href: '/fr_eu/products/saws/a' },
      { href: `${address}&section=machines`, rel: 'prev' },
      { href: `${address}&section=machines&page=3`, rel: 'next' },
    ])
    expect(html).toContain('Page 2 sur 3')
    expect(html).toContain('21 résultats')
  })

  it('says when nothing was found, and what may have been meant', async () => {
    answered = json({ data: [], meta: { suggestion: 'sega <a>' } })
    const { html } = await shown('it_eu?query=sgea')
    const found = parse(html ?? '')
    expect(found.querySelector('h2')?.text).toBe('Nessun risultato')
    const meant = found.querySelector('a:has(bdi)')
    expect(meant?.getAttribute('href')).toBe('/api/search-page/it_eu?query=sega+%3Ca%3E')
    expect(meant?.text).toBe('sega <a>')
    // It would open a form that needs a script.
    expect(found.querySelector('button')).toBeNull()
  })

  it('shows results as the page does: words marked, small sections folded away', async () => {
    const sections = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((section, index) => ({
      ...{ section, label: section.toUpperCase(), count: 9 - index },
    }))
    answered = json({ data: [result('Gantry saw')], meta: { sections } })
    const found = parse((await shown('ww?query=saw&section=g')).html ?? '')
    expect(found.querySelector('ol mark')?.text).toBe('saw')
    expect(found.querySelectorAll('nav > ul > li')).toHaveLength(7)
    expect(found.querySelector('details')?.hasAttribute('open')).toBe(true)
    expect(found.querySelectorAll('details li').map(({ text }) => text)).toEqual(['G 3'])
  })

  it.each(['ww', 'ww?query=', 'ww?query=%20%00&page=2'])(
    'leads from %s to the page',
    async (path) => {
      const response = await ask(path)
      expect([response.status, response.headers.get('location')]).toEqual([302, '/search'])
      expect(upstream.paths).toEqual([])
    },
  )
})

describe('search-page, odd input', () => {
  const ODD = `"><script>alert('1')</script>&quot;$&\\n‮אב🪚`

  it('escapes what was typed and what the service says, everywhere', async () => {
    const odd = { label: ODD, abstract: ODD, slug: `saws/${ODD.replaceAll('/', '')}` }
    answered = json({
      data: [result(ODD, odd), result(ODD, { versions: [{ code: ODD, title: ODD }] })],
      meta: { pagination: pagination(1), sections: [{ section: 'faq', label: ODD, count: 1 }] },
    })
    const response = await ask(`ww?${new URLSearchParams({ query: ODD, section: 'faq' })}`)
    const html = await response.text()
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).toContain(`value="${escaped(ODD)}"/>`)
    expect(html).toContain(`<!-- start -->`)
    expect(html).toContain('if(1<2){"$&"}')
  })

  it.each([
    [`query=${'x'.repeat(10_000)}`, { query: 'x'.repeat(200), page: '1' }],
    ['query=x&page=-1&section=../a', { query: 'x', page: '1' }],
    ['query=x&page=99999999999&section=%3Cb%3E', { query: 'x', page: '1' }],
  ])('asks for what can be meant by %s', async (query, asked) => {
    expect((await shown(`ww?${query}`)).status).toBe(200)
    const request = upstream.requests.find(({ path }) => path.startsWith('/api/'))
    expect(Object.fromEntries(request?.query ?? [])).toEqual(asked)
  })

  it.each(['', 'xx_yy?query=x', 'constructor?query=x', 'ww%2F..?query=x', 'ww/search?query=x'])(
    'knows no site in "%s"',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
      expect(upstream.paths).toEqual([])
    },
  )
})

describe('search-page, failures', () => {
  it.each<[string, Reply]>([
    ['status 500', failure(500, 'internal')],
    ['a wrong shape', json({ data: 'internal' })],
    ['a redirect', { status: 302, headers: { location: '/internal' } }],
    ['half an answer', { ...json({ data: [] }), fault: 'cut' }],
  ])('is the page with a message for %s, kept by nobody', async (_, reply) => {
    answered = reply
    const response = await ask('de_eu?query=s%C3%A4ge&page=2')
    expect(response.status).toBe(502)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
    const html = await response.text()
    expect(html).not.toMatch(/internal|127\.0\.0\.1/)
    expect(html).toContain('value="säge"')
    expect(placeOf(html)).toBe(
      '<div role="alert"><p>Die Suche antwortet zurzeit nicht.</p>' +
        '<p><a href="/api/search-page/de_eu?query=s%C3%A4ge&amp;page=2">Erneut versuchen</a></p></div>',
    )
  })

  it('is 504 with a service that is late', async () => {
    answered = { ...json({ data: [] }), fault: 'never' }
    const { status, html } = await shown('ww?query=x', searchPageFunction(LATE_MS))
    expect(status).toBe(504)
    expect(html).toContain('role="alert"')
  })

  it.each<[string, string]>([
    ['no field', PAGE.replace('type="search" name="query"', '')],
    ['no place', PAGE.replace('data-search-results', '')],
  ])('is an error, not half a page, when the page has %s', async (_, body) => {
    page = { ...page, body }
    expect((await ask('ww?query=x')).status).toBe(500)
  })
})
