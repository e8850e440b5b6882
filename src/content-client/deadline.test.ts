import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { deadlineIn, type TransportOptions } from '.'
import { askAtOnce } from './testing/ask-at-once'
import { failure, json, TestServer } from './testing/server'

let server: TestServer
beforeEach(async () => {
  server = await TestServer.start()
})
afterEach(() => server.close())

const ask = (count: number, options: Partial<TransportOptions>) =>
  askAtOnce(server.origin, count, options)

const OVER = { code: 'timeout', reason: 'the time that all requests share (2000 ms) is over' }

it('ends requests in flight and those that wait for their turn, and asks nothing after it', async () => {
  server.handler = () => ({ fault: 'never' })
  const { ends, took } = await ask(5, { deadline: deadlineIn(2000) })
  expect(ends).toMatchObject(Array.from({ length: 5 }, () => OVER))
  expect(ends).toMatchObject(
    [0, 1, 2, 3, 4].map((each) => ({ address: `${server.origin}/${each}` })),
  )
  expect(took).toBeGreaterThan(1900)
  expect(took).toBeLessThan(20_000)
  expect(server.paths).toEqual(['/0', '/1'])
})

it('ends a body that trickles', async () => {
  server.handler = () => json({}, { fault: 'stall' })
  const { ends } = await ask(1, { deadline: deadlineIn(2000) })
  expect(ends).toMatchObject([OVER])
})

it('is over at once when there is no time', async () => {
  const { ends } = await ask(1, { deadline: deadlineIn(0) })
  expect(ends).toMatchObject([{ code: 'timeout' }])
  expect(server.requests).toEqual([])
})

it('leaves requests alone that are in time, however long it runs', async () => {
  server.handler = () => json({})
  const deadline = deadlineIn(Number.MAX_SAFE_INTEGER)
  expect(await ask(3, { deadline })).toMatchObject({ ends: [200, 200, 200] })
  expect(deadline.remainingMs()).toBeGreaterThan(1_000_000)
})

it('begins no retry that would be late', async () => {
  server.handler = () => failure(503, 'Down')
  const { ends, took } = await ask(1, { deadline: deadlineIn(5000), backoffMs: 6000 })
  expect(ends).toMatchObject([{ status: 503, reason: 'Down' }])
  expect(took).toBeLessThan(4000)
  expect(server.requests).toHaveLength(1)
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString()

it.each([
  ['seconds', () => '3600'],
  ['a date', inAnHour],
  ['more than a timer takes', () => '99999999999'],
  ['more than a number has', () => '9'.repeat(400)],
])('waits for no Retry-After that is later: %s', async (_, retryAfter) => {
  const asked = retryAfter()
  server.handler = () => failure(429, 'Slower', { 'retry-after': asked })
  const { ends, took } = await ask(8, { deadline: deadlineIn(20_000), concurrency: 1 })
  const [first, ...others] = ends
  const said = `429, Retry-After: ${asked}`
  expect(first).toMatchObject({ status: 429, reason: `Slower (${said})` })
  const reason = `not tried: ${server.origin}/0 answered ${said}`
  expect(others).toMatchObject(others.map(() => ({ code: 'not-tried', reason })))
  expect(took).toBeLessThan(5000)
  expect(server.paths).toEqual(['/0'])
})

it.each(['-5', 'soon', 'soon 2099', '', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
  'takes no Retry-After for a pause that is none: %j',
  async (retryAfter) => {
    server.handler = (_, count) =>
      count === 1 ? failure(429, 'Slower', { 'retry-after': retryAfter }) : json({})
    const { ends } = await ask(1, { deadline: deadlineIn(20_000), backoffMs: 1 })
    expect(ends).toEqual([200])
  },
)

it('keeps no process alive', async () => {
  const file = path.join(__dirname, 'deadline.ts')
  const program = `require(${JSON.stringify(file)}).deadlineIn(600000); console.log('done')`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--require', 'tsx/cjs', '--eval', program],
    { timeout: 60_000 },
  )
  expect(stdout).toBe('done\n')
}, 90_000)
