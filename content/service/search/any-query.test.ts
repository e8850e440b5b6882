import { searchAnswer } from '../../../src/contract'
import { closeServices, startService, type TestService } from '../testing/service'

const MARBLE = `
sites: [ww]
title: { en: Marble }
`

let server: TestService
beforeAll(async () => {
  server = await startService({ 'entries/webinars/marble.yaml': MARBLE })
})
afterAll(closeServices)

describe('any query', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['signs', '?!…'],
    ['a long text', 'marble '.repeat(1400)],
    ['a long word', 'x'.repeat(10_000)],
    ['control characters', 'mar\u0000\u0007\u001b[31mble'],
    ['right-to-left', '\u202eرخام אבן'],
    ['emoji', '🪨🔨'.repeat(50)],
    ['SQL', "'; DROP TABLE products; --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['words of JavaScript', 'constructor __proto__ hasOwnProperty'],
    ['a pattern', '(a+)+$ [.*'],
  ])('is answered: %s', async (_, query) => {
    const parameters = new URLSearchParams({ query })
    const response = await server.request(`/api/ww/search.json?${parameters}`)
    expect(response.status).toBe(200)
    expect(searchAnswer.safeParse(await response.json()).success).toBe(true)
  })

  it('without a word finds nothing', async () => {
    expect(await server.json('/api/ww/search.json')).toMatchObject({
      data: [],
      meta: { pagination: { total: 0 }, sections: [], suggestion: null },
    })
  })

  it.each(['-1', '0', 'NaN', '1.5', '1e99', 'two'])('is refused with the page %s', async (page) => {
    const response = await server.request(`/api/ww/search.json?query=marble&page=${page}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 400 } })
  })

  it('has no results on a page after the last', async () => {
    expect(await server.json('/api/ww/search.json?query=marble&page=999999')).toMatchObject({
      data: [],
      meta: { pagination: { total: 1, current_page: 999_999 } },
    })
  })

  it('of an unknown site is not found', async () => {
    expect((await server.request('/api/xx/search.json?query=marble')).status).toBe(404)
  })
})
