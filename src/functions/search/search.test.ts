import { failure, json, TestServer, type Reply } from '../../content-client/testing/server'
import handler, { searchFunction } from './search'

let upstream: TestServer
const logged = jest.fn<undefined, unknown[]>()

beforeEach(async () => {
  upstream = await TestServer.start()
  process.env.CONTENT_API_URL = `${upstream.origin}/api`
  logged.mockReset()
  jest.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(async () => {
  jest.restoreAllMocks()
  delete process.env.CONTENT_API_URL
  await upstream.close()
})

const answering = (reply: Reply) => {
  upstream.handler = () => reply
}
const result = (title: string, score: number | string, others = {}) => ({
  title,
  score,
  section: 'machines',
  slug: `saws/${title}`,
  ...others,
})
const pagination = {
  total: 25,
  count: 10,
  per_page: 10,
  current_page: 2,
  total_pages: 3,
  links: { next: 'http://10.0.0.1/api/ww/search.json?page=3', previous: '/api/ww/search.json' },
}

const ask = (query: string, init?: RequestInit, call = handler) =>
  call(new Request(`https://www.example.com/api/search?${query}`, init))
const expectError = async (response: Response, status: number, message: RegExp) => {
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
  const body = await response.text()
  expect(JSON.parse(body)).toEqual({
    error: { code: status, message: expect.stringMatching(message) },
  })
  expect(body).not.toMatch(/127\.0\.0\.1|search\.json|internal/)
}

describe('search, good answers', () => {
  it('gives what the service found, best first, and equally good results in its order', async () => {
    answering(
      json({ data: [result('b', 1), result('a', '7.5'), result('c', 1), result('d', 7.5)] }),
    )
    const response = await ask('site=ww&query=saw')
    expect(response.status).toBe(200)
    const titles = ['a', 'd', 'b', 'c'].map((title) => ({ title }))
    expect(await response.json()).toMatchObject({ data: titles })
  })

  // @R3.9
  it('gives the shape of the contract and nothing else, with addresses of the site', async () => {
    const image = { src: 'http://10.0.0.1/media/x.jpg', width: 1, height: 1, alt: '' }
    answering(
      json({
        data: [
          result('a', 2, { secret: 'x', image, document: { url: '/media/press/a.pdf', id: 7 } }),
          result('b', 1, { document: { url: 'https://files.example.com/b.pdf' } }),
        ],
        meta: {
          pagination,
          sections: [{ section: 'machines', label: 'Machines', count: 25, extra: 1 }],
          suggestion: 'saw',
          debug: 'x',
        },
        took: 12,
      }),
    )
    const response = await ask('site=it_eu&query=sega%20%26&page=2&section=machines')
    const others = { type: null, section: 'machines', anchor: null, label: null, abstract: null }
    const page = '/api/search?site=it_eu&query=sega+%26&section=machines&page='
    expect(await response.json()).toEqual({
      data: [
        {
          ...{ title: 'a', score: 2, slug: 'saws/a', ...others, image: null, versions: [] },
          document: { url: '/api/document/media/press/a.pdf' },
        },
        {
          ...{ title: 'b', score: 1, slug: 'saws/b', ...others, image: null, versions: [] },
          document: { url: 'https://files.example.com/b.pdf' },
        },
      ],
      meta: {
        pagination: { ...pagination, links: { next: `${page}3`, previous: `${page}1` } },
        sections: [{ section: 'machines', label: 'Machines', count: 25 }],
        suggestion: 'saw',
      },
    })
  })

  it('is kept at the edge, by the parameters that count and apart from previews', async () => {
    answering(json({ data: [] }))
    const { headers } = await ask('site=ww&query=saw')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/max-age=60, stale-while/)
    expect(headers.get('netlify-vary')).toBe('query=site|query|page|section,header=x-preview-token')
  })

  it('asks for a page, and for a section only when one is given', async () => {
    answering(json({ data: [] }))
    await ask('site=de_eu&query=s%C3%A4ge')
    await ask('site=de_eu&query=+s%C3%A4ge%0A&page=3&section=machines')
    const asked = upstream.requests.map(({ path, query }) => [path, Object.fromEntries(query)])
    expect(asked).toEqual([
      ['/api/de_eu/search.json', { query: 'säge', page: '1' }],
      ['/api/de_eu/search.json', { query: 'säge', page: '3', section: 'machines' }],
    ])
  })

  it('has an empty meta when the service says nothing of it', async () => {
    answering(json({ data: [] }))
    expect(await (await ask('site=ww&query=x')).json()).toEqual({ data: [], meta: {} })
  })
})

describe('search for nothing', () => {
  it.each(['', '&query=', '&query=%20%09', '&query=%00%1F%7F', '&query=&page=&section='])(
    'answers "site=ww%s" with nothing and without asking the service',
    async (query) => {
      const response = await ask(`site=ww${query}`)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ data: [], meta: {} })
      expect(upstream.paths).toEqual([])
    },
  )
})

describe('search for odd things', () => {
  it.each([
    ['SQL', "'; DROP TABLE entries; --"],
    ['HTML', '<script>alert(1)</script>'],
    ['right to left', 'منشار \u202Eحجر\u202C'],
    ['emoji', '👩🏽‍🔧🪚'],
    ['what looks like another parameter', 'a&section=b#c?d=e'],
    ['what looks like a path', '../../../etc/passwd'],
    ['200 characters', 'ä'.repeat(200)],
  ])('asks for %s as it was typed, and echoes nothing', async (_, query) => {
    answering(json({ data: [] }))
    const response = await ask(new URLSearchParams({ site: 'ww', query }).toString())
    expect(await response.text()).toBe('{"data":[],"meta":{}}')
    expect(upstream.requests.map((request) => request.query.get('query'))).toEqual([query])
    expect(upstream.paths).toEqual(['/api/ww/search.json'])
  })

  it('takes control characters, line breaks and gaps for blanks', async () => {
    answering(json({ data: [] }))
    await ask('site=ww&query=bridge%00%0D%0A%20%20saw%C2%85')
    expect(upstream.requests[0]?.query.get('query')).toBe('bridge saw')
  })

  it('takes bytes that are no text for what they are', async () => {
    answering(json({ data: [] }))
    expect((await ask('site=ww&query=%ff%fe')).status).toBe(200)
    expect(upstream.requests[0]?.query.get('query')).toBe('\uFFFD\uFFFD')
  })
})

describe('search, wrong requests', () => {
  it.each([
    ['query=x', /site/],
    ['site=&query=x', /site/],
    ['site=xx_yy', /site/],
    ['site=constructor&query=x', /site/],
    ['site=ww&site=de_eu&query=x', /site/],
    ['site=ww&query=x&query=y', /query/],
    [`site=ww&query=${'x'.repeat(201)}`, /query/],
    [`site=ww&query=${'x'.repeat(10_000)}`, /query/],
    ...['0', '-1', '1.5', '1e2', '0x1', '1001', '9'.repeat(400), 'two', '%201'].map(
      (page): [string, RegExp] => [`site=ww&query=x&page=${page}`, /page/],
    ),
    ['site=ww&query=x&section=../a', /section/],
    ['site=ww&query=x&section=%3Cb%3E', /section/],
    [`site=ww&query=x&section=${'a'.repeat(65)}`, /section/],
    ['site=ww&query=x&utm_source=mail', /utm_source/],
    ['site=ww&query=x&token=secret', /token/],
    ['site=ww&query=x&Query=y', /Query/],
  ])('refuses %s without asking the service', async (query, message) => {
    await expectError(await ask(query), 400, message)
    expect(upstream.paths).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })

  // @RD6
  it('allows GET and HEAD only, and says so', async () => {
    const response = await ask('site=ww&query=x', { method: 'POST', body: '{}' })
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    await expectError(response, 405, /POST/)
  })
})

describe('search with a preview token', () => {
  const token = 'secret-Token.123=='
  const preview = (value = token) =>
    ask('site=ww&query=x', { headers: { 'x-preview-token': value } })

  it('asks with it, and the answer is for nobody else', async () => {
    answering(json({ data: [], meta: { pagination } }))
    const response = await preview()
    expect(upstream.requests[0]?.query.get('token')).toBe(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
    expect(await response.text()).not.toContain('secret')
  })

  it('is not kept either when nothing is searched for', async () => {
    const response = await ask('site=ww', { headers: { 'x-preview-token': token } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(upstream.paths).toEqual([])
  })

  it.each(['two words', 'a&query=y', 'x'.repeat(1001)])('refuses "%s"', async (value) => {
    await expectError(await preview(value), 400, /x-preview-token/)
    expect(upstream.paths).toEqual([])
  })

  it.each([401, 403])('says that it is not valid when the service answers %d', async (status) => {
    answering(failure(status, `internal: ${token} is unknown`))
    await expectError(await preview(), 403, /preview token is not valid/)
  })

  it('is in no log when the service fails', async () => {
    answering(failure(500, `internal: no /api/ww/search.json?token=${token}`))
    await expectError(await preview(), 502, /no usable answer/)
    expect(JSON.stringify(logged.mock.calls.map(([error]) => [String(error), error]))).not.toMatch(
      /secret/,
    )
    expect(logged).toHaveBeenCalledTimes(1)
  })
})

describe('search, failures behind', () => {
  const html = { 'content-type': 'text/html' }
  it.each<[string, Reply]>([
    ['status 500', failure(500, 'internal')],
    ['status 403 without a token', failure(403, 'internal')],
    ['invalid JSON', { ...json({}), body: '{"data": [' }],
    ['HTML', { body: '<!doctype html><title>internal</title>', headers: html }],
    ['a wrong shape', json({ data: [{ title: 'internal' }] })],
    ['another shape', json({ data: 'internal', title: 7 })],
    ['too much', json({ data: [], padding: 'x'.repeat(1_000_001) })],
    ['a redirect', { status: 302, headers: { location: '/api/internal/search.json' } }],
    ['half an answer', { ...json({ data: [] }), fault: 'cut' }],
    ['a connection that ends', { fault: 'reset' }],
  ])('answers 502 for %s, asks once, and logs it', async (_, reply) => {
    answering(reply)
    await expectError(await ask('site=ww&query=x'), 502, /no usable answer/)
    expect(upstream.paths).toEqual(['/api/ww/search.json'])
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('passes 404 on', async () => {
    answering(failure(404, 'internal'))
    await expectError(await ask('site=ww&query=x'), 404, /^There is nothing/)
  })

  it.each(['never', 'stall'] as const)(
    'answers 504 for a service that is late: %s',
    async (fault) => {
      answering({ ...json({ data: [] }), fault })
      const hurried = searchFunction(50)
      await expectError(await ask('site=ww&query=x', undefined, hurried), 504, /in time/)
    },
  )

  it('says which variable is missing', async () => {
    delete process.env.CONTENT_API_URL
    await expectError(await ask('site=ww&query=x'), 500, /CONTENT_API_URL/)
  })
})
