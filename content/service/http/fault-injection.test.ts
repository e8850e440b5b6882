import { z } from 'zod'
import { closeServices, startService, type TestService } from '../testing/service'
import type { FaultRule } from './fault-injection'

afterEach(closeServices)

const ADDRESS = '/api/ww/products/saws/alpha.json'

const startWith = async (...rules: FaultRule[]): Promise<TestService> => {
  const service = await startService({}, { faultInjection: true })
  await injectFaults(service, rules)
  return service
}

const injectFaults = (service: TestService, rules: unknown) =>
  service.request('/_misbehave', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rules),
  })

const logSchema = z.object({
  data: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      status: z.number(),
      conditional: z.boolean(),
    }),
  ),
})
const logOf = async (service: TestService) => logSchema.parse(await service.json('/_requests')).data

describe('fault injection', () => {
  it('answers a status with Retry-After, as often as asked', async () => {
    const service = await startWith({ match: 'alpha', status: 429, retryAfter: 2, times: 2 })
    const responses = [await service.request(ADDRESS), await service.request(ADDRESS)]
    for (const response of responses) {
      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toBe('2')
      expect(await response.json()).toMatchObject({ error: { code: 429 } })
    }
    expect((await service.request(ADDRESS)).status).toBe(200)
  })

  it('tells the pages of a list apart', async () => {
    const service = await startWith({ match: 'products/SAW\\.json\\?page=3', status: 500 })
    expect((await service.request('/api/ww/products/SAW.json?page=2')).status).toBe(200)
    expect((await service.request('/api/ww/products/SAW.json?page=3')).status).toBe(500)
  })

  it('cuts the body in half, also for who has a validator', async () => {
    const service = await startWith()
    const good = await service.request(ADDRESS)
    await injectFaults(service, [{ match: 'alpha', truncate: true }])
    const cut = await service.request(ADDRESS, {
      headers: { 'if-none-match': good.headers.get('etag') ?? '' },
    })
    expect(cut.status).toBe(200)
    const text = await cut.text()
    expect((await good.text()).startsWith(text)).toBe(true)
    expect(() => void JSON.parse(text)).toThrow(SyntaxError)
  })

  it('answers a web page, another shape, or any body', async () => {
    const service = await startWith({ match: 'alpha', html: true })
    const page = await service.request(ADDRESS)
    expect(page.headers.get('content-type')).toContain('text/html')
    await injectFaults(service, [{ match: 'alpha', wrongShape: true }])
    expect(await service.json(ADDRESS)).toEqual({ data: 'not a list', title: 7 })
    await injectFaults(service, [{ match: 'alpha', body: { slug: '../x' } }])
    expect(await service.json(ADDRESS)).toEqual({ slug: '../x' })
  })

  it('drops a connection without an answer', async () => {
    const service = await startWith({ match: 'alpha', dropConnection: true })
    await expect(service.request(ADDRESS)).rejects.toThrow('fetch failed')
  })

  it('leaves a request hanging, and can still be closed', async () => {
    const service = await startWith({ match: 'alpha', hang: true })
    const signal = AbortSignal.timeout(100)
    await expect(service.request(ADDRESS, { signal })).rejects.toThrow('timeout')
  })

  it('waits before it answers', async () => {
    const service = await startWith({ match: 'alpha', delayMs: 80 })
    const start = performance.now()
    expect((await service.request(ADDRESS)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(75)
  })

  it('ends when told, and says what a wrong rule is', async () => {
    const service = await startWith({ match: 'alpha', status: 503 })
    await service.request('/_misbehave', { method: 'DELETE' })
    expect((await service.request(ADDRESS)).status).toBe(200)
    const response = await injectFaults(service, [{ match: 'alpha', delay: 5 }])
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('delay')
  })
})

describe('the request log', () => {
  it('tells full answers, 304 and cut connections apart', async () => {
    const service = await startWith({ match: 'seo', dropConnection: true })
    const { headers } = await service.request(ADDRESS)
    await service.request(ADDRESS, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    await service.request('/api/ww/globals/seo.json').catch(() => undefined)
    expect(await logOf(service)).toEqual([
      { method: 'GET', path: ADDRESS, status: 200, conditional: false },
      { method: 'GET', path: ADDRESS, status: 304, conditional: true },
      { method: 'GET', path: '/api/ww/globals/seo.json', status: 0, conditional: false },
    ])
    await service.request('/_requests', { method: 'DELETE' })
    expect(await logOf(service)).toEqual([])
  })
})
