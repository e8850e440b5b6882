import { createTransport, WaitBudget, type TransportOptions } from '.'
import { askAtOnce } from './testing/ask-at-once'
import { failure, json, TestServer } from './testing/server'

let server: TestServer
let told: string[]
beforeEach(async () => {
  server = await TestServer.start()
  told = []
})
afterEach(() => server.close())

const budgetOf = (milliseconds: number) => new WaitBudget((text) => told.push(text), milliseconds)

const ask = (count: number, options: Partial<TransportOptions>) =>
  askAtOnce(server.origin, count, { backoffMs: 1, ...options })

/** An answer after some time. */
const late = (milliseconds: number) => () =>
  new Promise<ReturnType<typeof json>>((done) => setTimeout(() => done(json({})), milliseconds))

it('ends all requests when nobody answers, and says for which address it waited', async () => {
  server.handler = () => ({ fault: 'never' })
  const { ends } = await ask(5, { deadline: budgetOf(3000) })
  const over = `all requests together may wait 3 s, which are over; last for ${server.origin}/0 (no answer yet)`
  expect(ends).toMatchObject([
    ...[0, 1].map(() => ({ code: 'timeout', reason: over })),
    ...[2, 3, 4].map(() => ({ code: 'not-tried', reason: `not tried: ${over}` })),
  ])
  expect(server.paths).toEqual(['/0', '/1'])
})

it('is spent by answers that come just in time', async () => {
  server.handler = late(2500)
  const { ends } = await ask(20, { deadline: budgetOf(4000), timeoutMs: 60_000, concurrency: 1 })
  expect(ends[0]).toBe(200)
  expect(ends.at(-1)).toMatchObject({ code: 'not-tried' })
  expect(server.requests.length).toBeLessThan(6)
})

it('is spent by errors, however fast they come', async () => {
  server.handler = () => failure(503, 'Down')
  const { ends } = await ask(500, { deadline: budgetOf(2000), backoffMs: 50 })
  expect(ends.at(-1)).toMatchObject({ code: 'not-tried' })
})

it('is not spent by many answers, whatever they take together', async () => {
  server.handler = late(20)
  const { ends, took } = await ask(300, { deadline: budgetOf(2000) })
  expect(new Set(ends)).toEqual(new Set([200]))
  expect(took).toBeGreaterThan(2500)
})

it('is shared: who asks for an hour ends the questions of all', async () => {
  const deadline = budgetOf(60_000)
  server.handler = ({ path }) =>
    path === '/0' ? failure(429, 'Slower', { 'retry-after': '3600' }) : { fault: 'never' }
  const [first, others] = await Promise.all([
    ask(1, { deadline }),
    ask(3, { deadline, concurrency: 1 }).then(({ ends }) => ends),
  ])
  const said = '429, Retry-After: 3600'
  expect(first.ends).toMatchObject([{ status: 429, reason: `Slower (${said})` }])
  expect(first.took).toBeLessThan(10_000)
  expect(deadline.over).toMatch(
    new RegExp(
      `^${server.origin}/0 answered ${said}, longer than the \\d+ s that are left to wait$`,
    ),
  )
  expect(others).toMatchObject(
    others.map(() => ({ code: 'not-tried', reason: expect.stringContaining(said) as string })),
  )
})

it('is not spent by a large body that comes at a fair rate', async () => {
  server.handler = () => ({ body: new Uint8Array(900_000), piecesEveryMs: 300 })
  const { ends, took } = await ask(1, { deadline: budgetOf(2000) })
  expect(ends).toEqual([200])
  expect(took).toBeGreaterThan(2500)
})

it('is spent by a body that trickles', async () => {
  server.handler = () => ({ body: 'x'.repeat(200), piecesEveryMs: 300 })
  const deadline = budgetOf(2000)
  const { ends } = await ask(1, { deadline })
  expect(ends).toMatchObject([{ code: 'timeout', reason: deadline.over }])
})

it('is not needed to end a body that is taken piece by piece and trickles', async () => {
  server.handler = () => ({ body: 'x'.repeat(200), piecesEveryMs: 500 })
  const transport = createTransport({
    ...{ timeoutMs: 2000, retries: 0, concurrency: 1, maxBytes: 1_000_000 },
  })
  const pieces: Uint8Array[] = []
  const call = transport({ href: server.origin, shown: server.origin }, {}, async (body) => {
    for await (const piece of body) pieces.push(piece)
  })
  await expect(call).rejects.toMatchObject({ code: 'timeout' })
  expect(pieces.length).toBeLessThan(9)
})

it('tells what it waits for', async () => {
  server.handler = (_, count) =>
    count === 1 ? failure(429, 'Slower', { 'retry-after': '6' }) : json({})
  const { ends } = await ask(1, { deadline: budgetOf(60_000) })
  expect(ends).toEqual([200])
  const first = `${server.origin}/0`
  expect(told).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Waiting for ${first} \\(${first} answered 429, Retry-After: 6\\); 5[0-5] s of 60 s are left$`,
      ),
    ),
  ])
})
