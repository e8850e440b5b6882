import { gzipSync } from 'node:zlib'
import {
  type CachedResponse,
  type ClientEvent,
  ContentClientError,
  type ContentClientOptions,
  createContentClient,
  WaitBudget,
  type ResponseCache,
} from '.'
import { closedOrigin, failure, json, type Reply, TestServer } from './testing/server'

const shortlink = { code: 'A1', section: 'machines', slug: 'arcus', externalUrl: null }
const memory = (): ResponseCache & { entries: Map<string, CachedResponse> } => {
  const entries = new Map<string, CachedResponse>()
  return {
    entries,
    get: async (key) => entries.get(key),
    set: async (key, response) => {
      entries.set(key, response)
    },
  }
}

let server: TestServer
beforeEach(async () => {
  server = await TestServer.start()
})
afterEach(() => server.close())

const clientFor = (options: Partial<ContentClientOptions> = {}) =>
  createContentClient({
    baseUrl: `${server.origin}/api`,
    timeoutMs: 30_000,
    retries: 0,
    concurrency: 4,
    backoffMs: 1,
    ...options,
  })

const getShortlink = (options: Partial<ContentClientOptions> = {}) =>
  clientFor(options).get('shortlink', { site: 'ww', code: 'A1' })

const errorOf = async (call: Promise<unknown>): Promise<ContentClientError> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ContentClientError) return error
    throw error
  }
  throw new Error('the call worked')
}

const answers = (reply: Reply) => {
  server.handler = () => reply
}

describe('an answer that is known to be current', () => {
  const known = (isCurrent: ContentClientOptions['isCurrent'], cache = memory()) =>
    clientFor({ cache, isCurrent })

  it('is not asked for again, and is told as kept', async () => {
    answers(json(shortlink))
    const cache = memory()
    await getShortlink({ cache })
    server.forget()
    const events: ClientEvent[] = []
    const answer = await getShortlink({
      cache,
      isCurrent: () => true,
      onEvent: (event) => events.push(event),
    })
    expect(answer).toEqual({ data: shortlink, freshness: 'kept' })
    expect(server.requests).toEqual([])
    expect(events).toEqual([
      { type: 'kept', address: `${server.origin}/api/ww/shortlinks/A1.json` },
    ])
  })

  it('is judged by the parsed answer, its date by the service and its row', async () => {
    answers(json(shortlink, { headers: { date: 'Sun, 22 Nov 2026 20:00:00 GMT' } }))
    const cache = memory()
    await getShortlink({ cache })
    const isCurrent = jest.fn(() => true)
    const row = { code: 'A1' }
    await known(isCurrent, cache).get('shortlink', { site: 'ww', code: 'A1' }, {}, row)
    expect(isCurrent).toHaveBeenCalledWith({
      key: '/ww/shortlinks/A1.json',
      data: shortlink,
      date: 'Sun, 22 Nov 2026 20:00:00 GMT',
      row,
    })
  })

  it('is asked for where nothing is kept, and where what is kept is of no use', async () => {
    answers(json(shortlink))
    const cache = memory()
    const get = () => known(() => true, cache).get('shortlink', { site: 'ww', code: 'A1' })
    expect(await get()).toMatchObject({ freshness: 'fresh' })
    await cache.set('/ww/shortlinks/A1.json', {
      ...{ etag: null, lastModified: null, date: null },
      body: '{}',
    })
    expect(await get()).toMatchObject({ freshness: 'fresh' })
  })

  it.each([
    ['kept', { isCurrent: () => true }],
    ['not-modified', {}],
  ])('is parsed once by the same code, and again by other code: %s', async (freshness, options) => {
    answers(json({ ...shortlink, extra: 1 }, { headers: { etag: '"1"' } }))
    const cache = memory()
    const kept = (parser: string) => getShortlink({ cache, parser, ...options })
    await kept('1')
    const [[key, answer] = ['']] = cache.entries
    expect(answer?.parsed).toEqual({ by: '1', data: shortlink })
    const marked = { ...shortlink, slug: 'marked' }
    if (answer) cache.entries.set(key, { ...answer, parsed: { by: '1', data: marked } })
    expect(await kept('1')).toEqual({ data: marked, freshness })
    expect(await kept('2')).toEqual({ data: shortlink, freshness })
    expect(cache.entries.get(key)?.parsed).toEqual({ by: '2', data: shortlink })
    expect(await getShortlink({ cache, isCurrent: () => true })).toMatchObject({ data: shortlink })
  })

  it('is nothing where there was nothing', async () => {
    answers(failure(404, 'None'))
    const cache = memory()
    await errorOf(getShortlink({ cache }))
    server.forget()
    const error = await errorOf(getShortlink({ cache, isCurrent: () => true }))
    expect(error.isGone).toBe(true)
    expect(server.requests).toEqual([])
  })
})

describe('get', () => {
  it('asks for the address of the endpoint and gives the answer, parsed', async () => {
    answers(json({ code: 'A1', section: 'machines', slug: ' arcus ', extra: 1 }))
    await expect(getShortlink()).resolves.toEqual({ data: shortlink, freshness: 'fresh' })
    expect(server.paths).toEqual(['/api/ww/shortlinks/A1.json'])
    expect([...(server.requests[0]?.query ?? [])]).toEqual([])
  })

  it('adds the token and the query to the address', async () => {
    answers(json({ data: [] }))
    await clientFor({ token: 's3 cret' }).get('search', { site: 'ww' }, { query: 'a b', page: 2 })
    const query = Object.fromEntries(server.requests[0]?.query ?? [])
    expect(query).toEqual({ query: 'a b', page: '2', token: 's3 cret' })
  })

  it('sanitises HTML text', async () => {
    answers(
      json({
        formPurposes: [
          { purpose: 'p', description: '<p onclick="x()">Hi<script>alert(1)</script></p>' },
        ],
      }),
    )
    const { data } = await clientFor().get('forms', { site: 'ww' })
    expect(data.formPurposes[0]?.description).toBe('<p>Hi</p>')
  })

  it('makes no request for a parameter that would lead elsewhere', async () => {
    for (const code of ['..', '.', '']) {
      const error = await errorOf(clientFor().get('productsCategory', { site: code, code: 'x' }))
      expect(error.code).toBe('address')
    }
    expect(server.requests).toEqual([])
  })

  it('percent-encodes what is no part of a path', async () => {
    answers(json(shortlink))
    await clientFor().get('shortlink', { site: 'ww', code: '../a?b' })
    expect(server.paths).toEqual(['/api/ww/shortlinks/..%2Fa%3Fb.json'])
  })

  it('never asks more at once than it may', async () => {
    server.handler = () => new Promise((done) => setImmediate(() => done(json(shortlink))))
    const client = clientFor({ concurrency: 3 })
    await Promise.all(
      Array.from({ length: 20 }, () => client.get('shortlink', { site: 'ww', code: 'A1' })),
    )
    expect(server.requests).toHaveLength(20)
    expect(server.busiest).toBeLessThanOrEqual(3)
  })

  it('refuses a base address that cannot be one', () => {
    for (const baseUrl of [
      'content',
      'ftp://a.example',
      'https://u:p@a.example',
      'https://a.example/?a',
    ]) {
      expect(() => clientFor({ baseUrl })).toThrow(TypeError)
    }
  })
})

describe('failures', () => {
  it('unreachable', async () => {
    const error = await errorOf(getShortlink({ baseUrl: await closedOrigin() }))
    expect(error).toMatchObject({ code: 'unreachable', status: null, statusCode: 500 })
    expect(error.reason).toMatch(/^no connection \(.*ECONNREFUSED/)
  })

  it('no answer in time', async () => {
    answers({ fault: 'never' })
    const error = await errorOf(getShortlink({ timeoutMs: 50 }))
    expect(error).toMatchObject({ code: 'timeout', reason: 'no answer within 50 ms' })
  })

  it('a body that never ends counts against the time, too', async () => {
    answers({ ...json(shortlink), fault: 'stall' })
    const error = await errorOf(getShortlink({ timeoutMs: 1000 }))
    expect(error).toMatchObject({ code: 'timeout', reason: 'no complete answer within 1000 ms' })
  })

  it('says what the service said in one line that steers no terminal', async () => {
    const message = '\u001B]0;x\u0007 away\r\nerror: \u009B2J\u202E'
    answers(json({ error: { code: 500, message } }, { status: 500 }))
    const error = await errorOf(getShortlink())
    const reason = '\\u001b]0;x\\u0007 away\\r\\nerror: \\u009b2J\\u202e'
    expect(error.reason).toBe(reason)
    expect(error.message).toBe(`${error.address}: ${reason}`)
  })

  it('A content call fails: an error status with the message and the code of the service', async () => {
    answers(json({ error: { code: 403, message: 'Token s3cret is no good.' } }, { status: 401 }))
    const error = await errorOf(getShortlink({ token: 's3cret' }))
    expect(error).toMatchObject({ code: 'status', status: 401, statusCode: 403 })
    expect(error.message).toBe(
      `${server.origin}/api/ww/shortlinks/A1.json?token=***: Token *** is no good.`,
    )
  })

  it('an error status with a body of another kind', async () => {
    answers({ status: 502, body: '<h1>Bad Gateway</h1>', headers: { 'content-type': 'text/html' } })
    const error = await errorOf(getShortlink())
    expect(error).toMatchObject({
      code: 'status',
      status: 502,
      statusCode: 502,
      reason: 'HTTP status 502 Bad Gateway',
    })
  })

  it('a redirect, which is not followed', async () => {
    answers({ status: 302, headers: { location: `${server.origin}/login?token=s3cret` } })
    const error = await errorOf(getShortlink({ token: 's3cret' }))
    expect(error).toMatchObject({
      code: 'redirect',
      reason: `a redirect to ${server.origin}/login?token=***`,
    })
    expect(server.requests).toHaveLength(1)
  })

  it('HTML instead of JSON', async () => {
    answers({
      body: '<!doctype html><title>Sign in</title>',
      headers: { 'content-type': 'text/html' },
    })
    const error = await errorOf(getShortlink())
    expect(error).toMatchObject({
      code: 'html',
      reason: 'HTML instead of JSON (a page titled "Sign in")',
    })
  })

  it('a connection that ends within the body', async () => {
    answers({ ...json(shortlink), fault: 'cut' })
    const error = await errorOf(getShortlink())
    expect(error.code).toBe('truncated')
    expect(error.reason).toMatch(/^the connection ended before the body was complete/)
  })

  it('JSON that was cut', async () => {
    answers({ body: JSON.stringify(shortlink).slice(0, 20) })
    const error = await errorOf(getShortlink())
    expect(error).toMatchObject({
      code: 'truncated',
      reason: 'the JSON ends early, after 20 characters',
    })
  })

  it.each([
    ['', 'an empty body instead of JSON'],
    ['PHP Warning: x', 'not JSON; it begins with "PHP Warning: x"'],
    ['{"a": NaN}', 'not JSON; it begins with "{\\"a\\": NaN}"'],
  ])('a body that is not JSON: %j', async (body, reason) => {
    answers({ body })
    await expect(errorOf(getShortlink())).resolves.toMatchObject({ code: 'not-json', reason })
  })

  it('too much, announced or not', async () => {
    answers({ body: 'x'.repeat(3_000_000) })
    const announced = await errorOf(getShortlink({ maxBytes: 2_000_000 }))
    expect(announced).toMatchObject({
      code: 'too-large',
      reason: 'the answer is 3 MB, more than the limit of 2 MB',
    })
    answers({ body: gzipSync('x'.repeat(3_000_000)), headers: { 'content-encoding': 'gzip' } })
    const packed = await errorOf(getShortlink({ maxBytes: 2_000_000 }))
    expect(packed.reason).toBe('the answer is larger than the limit of 2 MB')
  })

  it.each([
    ['too deep', '['.repeat(200_000) + ']'.repeat(200_000), 'nested 200000 levels deep', 64],
    ['too deep', '{"a":'.repeat(65) + '1' + '}'.repeat(65), 'nested 65 levels deep', 64],
    ['too wide', `[${'null,'.repeat(1_900_000)}null]`, '1900002 values', 200_000],
  ])('JSON that is %s', async (_, body, what, limit) => {
    answers({ body })
    const error = await errorOf(getShortlink())
    expect(error.code).toBe('too-large')
    expect(error.reason).toMatch(
      new RegExp(`^the JSON (is|has) ${what}, more than the limit of ${limit}$`),
    )
    expect(error.address).toBe(`${server.origin}/api/ww/shortlinks/A1.json`)
  })

  it('counts no brackets and commas within texts', async () => {
    const slug = `\\"${'['.repeat(1000)}\\`
    answers(json({ ...shortlink, slug, extra: ['\\"', '{'.repeat(1000)] }))
    await expect(getShortlink()).resolves.toMatchObject({ data: { slug } })
  })

  it('a cached answer that is too deep replaces nothing', async () => {
    const cache = memory()
    const body = `{"code":"A1","extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    await cache.set('/ww/shortlinks/A1.json', { etag: '"1"', lastModified: null, date: null, body })
    answers(failure(500, 'Oops'))
    const error = await errorOf(getShortlink({ cache, staleIfError: true, isCurrent: () => true }))
    expect(error.reason).toBe('Oops')
  })

  it('an error whose message is a book', async () => {
    answers(failure(500, 'x'.repeat(1_000_000)))
    const { reason } = await errorOf(getShortlink())
    expect(reason).toMatch(/^x+… \(1000000 characters\)$/)
    expect(reason.length).toBeLessThan(600)
  })

  it('a contract that is not kept, with every place', async () => {
    answers(json({ section: 7 }))
    const error = await errorOf(getShortlink())
    expect(error.code).toBe('contract')
    expect(error.violations).toEqual([
      { path: 'code', expected: 'string', got: 'nothing' },
      { path: 'section', expected: 'string', got: '7' },
    ])
    expect(error.reason).toContain('section: expected string, got 7')
  })
})

describe('retries', () => {
  it.each<[string, Reply]>([
    ['500', failure(500, 'Oops')],
    ['429', failure(429, 'Slower')],
    ['a reset connection', { fault: 'reset' }],
    ['a cut body', { ...json(shortlink), fault: 'cut' }],
  ])('tries again after %s', async (_, reply) => {
    server.handler = (_request, count) => (count < 3 ? reply : json(shortlink))
    await expect(getShortlink({ retries: 2 })).resolves.toMatchObject({ data: shortlink })
    expect(server.requests).toHaveLength(3)
  })

  it('gives the last failure when the retries are used up', async () => {
    answers(failure(503, 'Down for maintenance'))
    const error = await errorOf(getShortlink({ retries: 2 }))
    expect(error).toMatchObject({ status: 503, reason: 'Down for maintenance' })
    expect(server.requests).toHaveLength(3)
  })

  it.each([400, 401, 404])('does not try again after %d', async (status) => {
    answers(failure(status, 'No'))
    await errorOf(getShortlink({ retries: 3 }))
    expect(server.requests).toHaveLength(1)
  })

  it('tries once more after a time-out', async () => {
    answers({ fault: 'never' })
    await errorOf(getShortlink({ retries: 5, timeoutMs: 500 }))
    expect(server.requests).toHaveLength(2)
  })

  it('waits as long as the service asks, with all requests', async () => {
    let refused = 0
    server.handler = () => {
      refused += 1
      return refused <= 2 ? failure(429, 'Slower', { 'retry-after': '1' }) : json(shortlink)
    }
    const client = clientFor({ retries: 3, concurrency: 2 })
    const calls = Array.from({ length: 6 }, () =>
      client.get('shortlink', { site: 'ww', code: 'A1' }),
    )
    await Promise.all(calls)
    const [first, , third] = server.requests
    expect(server.requests).toHaveLength(8)
    expect((third?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950)
  })

  it('stops asking a service that has stopped answering', async () => {
    answers({ fault: 'reset' })
    const client = clientFor({ giveUpAfter: 3, concurrency: 1 })
    const codes: string[] = []
    for (let index = 0; index < 5; index += 1) {
      codes.push((await errorOf(client.get('seo', { site: 'ww' }))).code)
    }
    expect(codes).toEqual(['unreachable', 'unreachable', 'unreachable', 'not-tried', 'not-tried'])
    expect(server.requests).toHaveLength(3)
  })
})

describe('conditional requests', () => {
  it('asks only for changes and gives the answer it has', async () => {
    answers(json(shortlink))
    const cache = memory()
    await getShortlink({ cache })
    await expect(getShortlink({ cache })).resolves.toEqual({
      data: shortlink,
      freshness: 'not-modified',
    })
    answers(json({ ...shortlink, slug: 'filum' }))
    await expect(getShortlink({ cache })).resolves.toMatchObject({
      data: { slug: 'filum' },
      freshness: 'fresh',
    })
    expect(server.requests.map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('uses the date of the last change where there is no tag', async () => {
    const headers = { 'last-modified': 'Sat, 01 Mar 2025 10:00:00 GMT' }
    answers({ body: JSON.stringify(shortlink), headers })
    const cache = memory()
    await getShortlink({ cache })
    await expect(getShortlink({ cache })).resolves.toMatchObject({ freshness: 'not-modified' })
  })

  it('works with a service that sends neither', async () => {
    answers({ body: JSON.stringify(shortlink) })
    const cache = memory()
    await getShortlink({ cache })
    await expect(getShortlink({ cache })).resolves.toMatchObject({ freshness: 'fresh' })
  })

  it('names what it keeps without host and token', async () => {
    answers(json({ data: [] }))
    const cache = memory()
    await clientFor({ cache, token: 's3cret' }).get('search', { site: 'ww' }, { query: 'x' })
    expect([...cache.entries.keys()]).toEqual(['/ww/search.json?query=x'])
    expect(JSON.stringify([...cache.entries])).not.toContain('s3cret')
  })

  it('keeps no answer that cannot be used', async () => {
    const cache = memory()
    answers(json({ code: {} }))
    await errorOf(getShortlink({ cache }))
    answers({ body: '{"code": ' })
    await errorOf(getShortlink({ cache }))
    expect(cache.entries.size).toBe(0)
    answers({ status: 304 })
    await expect(errorOf(getShortlink({ cache }))).resolves.toMatchObject({ code: 'not-json' })
  })
})

describe('staleIfError', () => {
  const keep = async () => {
    const cache = memory()
    answers(json(shortlink))
    await getShortlink({ cache })
    return cache
  }

  it.each<[string, Reply]>([
    ['an error', failure(500, 'Oops')],
    ['a broken answer', { body: '{"code"' }],
    ['an answer against the contract', json({ code: {} })],
  ])('gives the last good answer after %s, and tells', async (_, reply) => {
    const cache = await keep()
    const events: ClientEvent[] = []
    answers(reply)
    const call = getShortlink({ cache, staleIfError: true, onEvent: (event) => events.push(event) })
    await expect(call).resolves.toEqual({ data: shortlink, freshness: 'stale' })
    expect(events.map(({ type }) => type)).toEqual(['request', 'stale'])
  })

  it('gives the last good answer without a request when the time for waiting is over', async () => {
    const cache = await keep()
    server.forget()
    const deadline = new WaitBudget(() => undefined)
    deadline.giveUp('the service asks for an hour')
    const call = getShortlink({ cache, staleIfError: true, deadline })
    await expect(call).resolves.toEqual({ data: shortlink, freshness: 'stale' })
    expect(server.requests).toEqual([])
  })

  it('does not bring back what the service says is gone', async () => {
    const cache = await keep()
    answers(failure(404, 'Gone'))
    await expect(errorOf(getShortlink({ cache, staleIfError: true }))).resolves.toMatchObject({
      status: 404,
    })
  })

  it('knows that there was nothing when last asked', async () => {
    const cache = memory()
    answers(failure(404, 'Gone'))
    await errorOf(getShortlink({ cache }))
    answers(failure(500, 'Oops'))
    await expect(errorOf(getShortlink({ cache, staleIfError: true }))).resolves.toMatchObject({
      status: 404,
      reason: 'not there when last asked',
    })
    await expect(errorOf(getShortlink({ cache }))).resolves.toMatchObject({ status: 500 })
  })

  it('fails where there is no last answer', async () => {
    answers(failure(500, 'Oops'))
    await expect(
      errorOf(getShortlink({ cache: memory(), staleIfError: true })),
    ).resolves.toMatchObject({ status: 500 })
  })
})

it('reports requests, retries and answers without the token', async () => {
  const events: ClientEvent[] = []
  server.handler = (_, count) => (count === 1 ? failure(500, 's3cret failed') : json(shortlink))
  await getShortlink({ retries: 1, token: 's3cret', onEvent: (event) => events.push(event) })
  const address = `${server.origin}/api/ww/shortlinks/A1.json?token=***`
  expect(events).toEqual([
    { type: 'request', address },
    { type: 'retry', address, attempt: 1, reason: '*** failed' },
    { type: 'answer', address, freshness: 'fresh' },
  ])
})
