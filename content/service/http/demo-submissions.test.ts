import { z } from 'zod'
import { closeServices, startService, type TestService } from '../testing/service'

const PATH = '/demo/submissions'
const list = z.object({ data: z.array(z.looseObject({ form: z.string(), id: z.string() })) })

const submission = (form = 'SXM-INFO', message = 'We cut granite.') => ({
  form,
  locale: 'en',
  referrerLabel: 'Saws',
  referrerPath: '/products/saws',
  answers: { name: 'Ada', message },
})
const send = (service: TestService, body: unknown, type = 'application/json') =>
  service.request(PATH, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const received = async (service: TestService) => list.parse(await service.json(PATH)).data

afterEach(closeServices)

test('submissions of a demo form are listed, newest first, as JSON', async () => {
  const now = () => new Date('2026-11-23T09:00:00Z')
  const service = await startService({}, { now })
  expect(await received(service)).toEqual([])
  expect((await send(service, submission('A'))).status).toBe(201)
  await send(service, submission('B'))
  const [newest, oldest] = await received(service)
  expect(newest?.form).toBe('B')
  expect(oldest).toEqual({
    id: expect.any(String),
    reference: expect.stringMatching(/^20261123-[0-9A-F]{6}$/),
    received: '2026-11-23T09:00:00.000Z',
    ...submission('A'),
  })
})

test('and as a page for people, on which nothing that was written runs', async () => {
  const service = await startService()
  await send(service, submission('A', '<script>alert("x")</script>\nsecond line'))
  const answer = await service.request(PATH, { headers: { accept: 'text/html,*/*' } })
  const html = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'$/,
  )
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;\nsecond line')
  expect(html).not.toContain('<script')
})

test('a hundred are kept, each no larger than 32 kB', async () => {
  const service = await startService()
  for (let number = 0; number <= 100; number += 1) await send(service, submission(`F${number}`))
  const all = await received(service)
  expect(all).toHaveLength(100)
  expect(all.at(-1)?.form).toBe('F1')
  expect((await send(service, submission('A', 'x'.repeat(33 * 1024)))).status).toBe(413)
  expect((await received(service))[0]?.form).toBe('F100')
})

test.each([
  ['another shape', { form: 'A' }, 'application/json', 400],
  ['more than is known', { ...submission(), more: 1 }, 'application/json', 400],
  ['too many answers', { ...submission(), answers: manyAnswers() }, 'application/json', 400],
  ['no JSON', 'form=A', 'application/json', 400],
  // Content types that a page of another origin may send without a preflight request.
  ['text', JSON.stringify(submission()), 'text/plain', 400],
  ['a form', 'form=A', 'application/x-www-form-urlencoded', 415],
])('%s is refused', async (_case, body, type, status) => {
  const service = await startService()
  expect((await send(service, body, type)).status).toBe(status)
  expect(await received(service)).toEqual([])
})

function manyAnswers(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`answer${index}`, '']))
}
