import { z } from 'zod'
import { closedOrigin, type Reply, TestServer } from '../../content-client/testing/server'
import { nextChangeText } from '../lib/publishing/next-change'
import { startSurroundings, type Surroundings } from '../lib/publishing/testing/surroundings'
import { scheduledBuild } from '../scheduled-build/scheduled-build'
import { publishFunction } from './publish'

const SECRET = 'a-secret-of-editors'
const SECOND = 1000

const fail = () => {
  throw new Error('not yet')
}

let here: Surroundings
let hook: TestServer
const logged = jest.fn<undefined, unknown[]>()

beforeEach(async () => {
  here = await startSurroundings(SECRET, Date.UTC(2027, 0, 15, 9))
  here.site.handler = () => ({ body: nextChangeText(null) })
  hook = here.hook
  logged.mockReset()
  jest.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await here.close()
})

const withSecret = (secret = SECRET) => ({ authorization: `Bearer ${secret}` })
/** Every call is that of another instance: they share only the store. */
const save = (init: RequestInit = { headers: withSecret() }, deadlineMs?: number) =>
  publishFunction({ now: here.now, deadlineMs })(
    new Request('https://www.example.com/api/publish', { method: 'POST', ...init }),
  )
const minutePasses = async () => {
  here.clock += 60 * SECOND
  return scheduledBuild(here)()
}
const answerBody = z.strictObject({ status: z.enum(['started', 'waiting']) })
const statusOf = async (response: Response) => {
  expect(response.status).toBe(202)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return answerBody.parse(await response.json())
}
const answering = (reply: Reply) => {
  hook.handler = () => reply
}
const expectError = async (response: Response, status: number, message: RegExp) => {
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = await response.text()
  expect(JSON.parse(body)).toEqual({
    error: { code: status, message: expect.stringMatching(message) },
  })
  const logs = logged.mock.calls.flat().map((error) => [String(error), JSON.stringify(error)])
  expect(`${body} ${logs.join(' ')}`).not.toMatch(/a-secret|build_hooks|5f3c|127\.0\.0\.1/)
}

describe('publish', () => {
  it('starts a build at once, by POST and with nothing of the request', async () => {
    const response = await save({ headers: { ...withSecret(), 'x-own': '1' }, body: '{"a": 1}' })
    expect(await statusOf(response)).toEqual({ status: 'started' })
    expect(hook.paths).toEqual(['/build_hooks/5f3c'])
    const [call] = hook.requests
    expect(call?.headers).not.toHaveProperty('authorization')
    expect(call?.headers).toMatchObject({ 'content-length': '0' })
    expect(call?.headers).not.toHaveProperty('x-own')
  })

  it('reads no body, whatever it is', async () => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull: (controller) => {
          isRead = true
          controller.enqueue(new Uint8Array(1_000_000))
        },
      },
      { highWaterMark: 0 },
    )
    const request = new Request('https://www.example.com/api/publish', {
      method: 'POST',
      headers: withSecret(),
      body,
      // @ts-expect-error Types of Node 20 lack it, and a stream cannot be sent without.
      duplex: 'half',
    })
    expect(await statusOf(await publishFunction(here)(request))).toEqual({ status: 'started' })
    expect(isRead).toBe(false)
  })

  it.each(['PUBLISH_SECRET', 'BUILD_HOOK_URL'])('is not there without %s', async (name) => {
    process.env[name] = ''
    await expectError(await save(), 404, /nothing/)
    await expectError(await save({ headers: withSecret('') }), 404, /nothing/)
    await minutePasses()
    expect(hook.paths).toEqual([])
  })

  it.each<[string, Record<string, string>]>([
    ['no header', {}],
    ['an empty one', { authorization: '' }],
    ['no secret', { authorization: 'Bearer' }],
    ['another secret', withSecret('another')],
    ['half of it', withSecret(SECRET.slice(0, 5))],
    ['more than it', withSecret(`${SECRET}x`)],
    ['another scheme', { authorization: `Basic ${SECRET}` }],
    ['no scheme', { authorization: SECRET }],
    ['no blank', { authorization: `Bearer${SECRET}` }],
    ['the secret elsewhere', { 'x-publish-secret': SECRET }],
    ['something endless', withSecret('x'.repeat(100_000))],
  ])('refuses %s', async (_, headers) => {
    const response = await save({ headers })
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    await expectError(response, 401, /missing or wrong/)
    expect(hook.paths).toEqual([])
  })

  it.each([`bearer ${SECRET}`, `BEARER ${SECRET}`, `Bearer   ${SECRET}  `])(
    'minds neither the letters of the scheme nor blanks: "%s"',
    async (authorization) => {
      expect(await statusOf(await save({ headers: { authorization } }))).toEqual({
        status: 'started',
      })
    },
  )

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('allows no %s', async (method) => {
    const response = await save({ headers: withSecret(), method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(hook.paths).toEqual([])
  })
})

describe('publish, many times', () => {
  it('starts two builds for 50 saves in a minute, the second after the last save', async () => {
    for (let saves = 0; saves < 50; saves += 1) {
      await save()
      here.clock += 1.2 * SECOND
      if (saves % 10 === 0) await scheduledBuild(here)()
    }
    expect(hook.paths).toHaveLength(1)
    await minutePasses()
    expect(hook.paths).toHaveLength(2)
    await minutePasses()
    await minutePasses()
    expect(hook.paths).toHaveLength(2)
  })

  it('starts two for 50 at the same moment, and tells one of them so', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => statusOf(await save())),
    )
    const started = answers.filter(({ status }) => status === 'started')
    expect([started.length, hook.paths.length]).toEqual([1, 1])
    await minutePasses()
    await minutePasses()
    expect(hook.paths).toHaveLength(2)
  })

  it('starts two for a minute of saves that begins between two builds', async () => {
    await save()
    here.clock += 30 * SECOND
    hook.forget()
    for (let saves = 0; saves < 50; saves += 1) {
      await save()
      here.clock += 1.2 * SECOND
    }
    await minutePasses()
    await minutePasses()
    expect(hook.paths).toHaveLength(2)
  })

  it('starts one for a single save, and one for each of two that are a minute apart', async () => {
    await save()
    await minutePasses()
    expect(hook.paths).toHaveLength(1)
    expect(await statusOf(await save())).toEqual({ status: 'started' })
    expect(hook.paths).toHaveLength(2)
  })

  it('starts the build that waits once, however often the schedule runs at a moment', async () => {
    await save()
    await save()
    here.clock += 60 * SECOND
    await Promise.all(Array.from({ length: 5 }, () => scheduledBuild(here)()))
    expect(hook.paths).toHaveLength(2)
  })

  it('waits for another build when somebody saves while the hook is called', async () => {
    let during: Promise<Response> | undefined
    hook.handler = async () => {
      during ??= save()
      await during
      return { body: '' }
    }
    expect(await statusOf(await save())).toEqual({ status: 'started' })
    expect(hook.paths).toHaveLength(1)
    await minutePasses()
    expect(hook.paths).toHaveLength(2)
  })
})

describe('publish, failures behind', () => {
  it.each<[string, Reply]>([
    ['status 500', { status: 500, body: 'internal' }],
    ['status 404', { status: 404 }],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }],
    ['a connection that ends', { fault: 'reset' }],
  ])('answers 502 for %s, and tries again when a minute has passed', async (_, reply) => {
    answering(reply)
    await expectError(await save(), 502, /build hook/)
    expect(hook.paths).toEqual(['/build_hooks/5f3c'])
    expect(logged).toHaveBeenCalledTimes(1)
    answering({ body: '' })
    await minutePasses()
    await minutePasses()
    expect(hook.paths).toHaveLength(2)
  })

  it('answers 504 for a hook that is late', async () => {
    answering({ fault: 'never' })
    await expectError(await save(undefined, 50), 504, /in time/)
  })

  it('answers 502 where nobody listens', async () => {
    process.env.BUILD_HOOK_URL = `${await closedOrigin()}/build_hooks/5f3c`
    await expectError(await save(), 502, /cannot be reached/)
  })

  it.each(['build_hooks/5f3c', 'ftp://127.0.0.1/5f3c', 'http://'])(
    'says that "%s" is no address of a hook',
    async (address) => {
      process.env.BUILD_HOOK_URL = address
      await expectError(await save(), 500, /BUILD_HOOK_URL/)
    },
  )

  it('fails in the log when the schedule finds the hook broken, and tries again', async () => {
    await save()
    await save()
    answering({ status: 503 })
    await expect(minutePasses()).rejects.toThrow('The build hook answered 503.')
    answering({ body: '' })
    await minutePasses()
    await minutePasses()
    expect(hook.paths).toHaveLength(3)
  })

  it('starts what a function left that does not come to its end', async () => {
    let release: (reply: Reply) => void = fail
    hook.handler = (_, count) =>
      count > 1 ? { body: '' } : new Promise((resolve) => (release = resolve))
    const stuck = save()
    while (hook.paths.length === 0) await new Promise((done) => setImmediate(done))
    await minutePasses()
    expect(hook.paths).toHaveLength(2)
    // If it continues after all, the later changes of other calls stay.
    await save()
    release({ status: 500 })
    await expectError(await stuck, 502, /500/)
    await minutePasses()
    await minutePasses()
    expect(hook.paths).toHaveLength(3)
  })

  it('answers 500 and calls nobody when nothing can be remembered', async () => {
    process.env.NETLIFY_BLOBS_CONTEXT = ''
    await expectError(await save(), 500, /failed/)
    expect(hook.paths).toEqual([])
  })

  it('answers 500 and calls nobody when nothing can be written', async () => {
    const broken = await TestServer.start((_, count) => ({ status: count === 1 ? 404 : 500 }))
    const edge = { edgeURL: broken.origin, uncachedEdgeURL: broken.origin }
    const context = JSON.stringify({ ...edge, siteID: 'x', token: 'x' })
    process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(context).toString('base64')
    await expectError(await save(), 500, /failed/)
    expect(hook.paths).toEqual([])
    await broken.close()
  })
})
