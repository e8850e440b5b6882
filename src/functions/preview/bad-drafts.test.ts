import { z } from 'zod'
import { draftsOf } from '../../preview/server/testing/drafts-of'
import { previewCalls } from './testing/preview-calls'

/*
 * One bad draft breaks its own page only: whatever is wrong in an entry, the previews of the site's
 * other pages work and name the missing parts.
 */

const news = (title: string, others = '') => `
type: news
title: ${title}
date: 2025-03-04
sites: [ww, it_eu]
body: <p>All about it.</p>
${others}`

const FILES = {
  'entries/newsAndEvents/good.yaml': news('Good'),
  'entries/newsAndEvents/guarded.yaml': news('Guarded', 'draft: { guard: weekday }'),
  'entries/newsAndEvents/new-guarded.yaml': news('New guarded', 'status: draft\nguard: always'),
  'entries/services/faq.yaml': news('Asked', 'status: draft').replace(
    'type: news',
    'type: service',
  ),
  'entries/faq.yaml': '{ title: Questions, sites: [ww] }',
  'entries/products.yaml': '{ title: Products, sites: [ww], draft: { guard: weekday } }',
}
const PAGE = '/news-and-events'

const { service, ask: call, later } = previewCalls(FILES)
beforeEach(() => later())
afterEach(() => service().injectFaults())

const fault = z.object({ field: z.string(), reason: z.string() })
const answer = z.object({
  page: z.object({ path: z.string() }).optional(),
  leftOut: z.array(fault).optional(),
  error: z
    .object({ code: z.number(), message: z.string(), details: z.array(fault).default([]) })
    .optional(),
})

async function ask(query: string) {
  const response = await call(`site=ww&${query}`)
  return { status: response.status, body: await response.json().then((body) => body as unknown) }
}
async function pageAt(path: string) {
  const { status, body } = await ask(`path=${encodeURIComponent(path)}`)
  return { status, text: JSON.stringify(body), ...answer.parse(body) }
}

const UNKNOWN_GUARD = {
  field: 'guard',
  reason: 'ww: the entry "Guarded" (newsAndEvents/guarded) names the guard "weekday".',
}

// @RD2.6
describe('Unknown guard: an entry with one', () => {
  it('costs its own page, which is answered 500 with the guard’s name', async () => {
    const { status, error } = await pageAt(`${PAGE}/guarded`)
    expect(status).toBe(500)
    expect(error).toEqual({
      code: 500,
      message: `This page names a guard that does not exist. ${UNKNOWN_GUARD.reason}`,
      details: [UNKNOWN_GUARD],
    })
    expect((await pageAt(`${PAGE}/new-guarded`)).error?.message).toContain('the guard "always"')
    const named = await ask('section=newsAndEvents&slug=guarded')
    expect(named.status).toBe(500)
    // A fixed page; no other page replaces it.
    expect((await pageAt('/products')).status).toBe(500)
  })

  it('leaves the other pages of its site as they are, which name it and do not lead to it', async () => {
    for (const path of ['/', PAGE, `${PAGE}/good`, '/products/bridge-saws', '/services/faq']) {
      const { status, page, leftOut, text } = await pageAt(path)
      expect([path, status, page?.path]).toEqual([path, 200, path])
      expect(leftOut).toContainEqual(UNKNOWN_GUARD)
      expect(text).not.toContain('"title":"Guarded"')
    }
    expect((await pageAt(`${PAGE}/nothing`)).status).toBe(404)
  })

  it('is found among the drafts, with the path of its page', async () => {
    const drafts = draftsOf((await ask('')).body)
    expect(drafts.get('Guarded')).toMatchObject({ path: `${PAGE}/guarded`, state: 'changed' })
    expect(drafts.get('New guarded')).toMatchObject({ path: `${PAGE}/new-guarded`, state: 'new' })
  })
})

it('of two drafts with one address the one costs itself that does not answer there', async () => {
  const { data } = z
    .object({ data: z.array(z.looseObject({ id: z.string(), slug: z.string().nullable() })) })
    .parse(await (await fetch(`${service().origin}/api/ww/listings/newsAndEvents.json`)).json())
  const rows = data.flatMap((row) => (row.slug === 'good' ? [row, { ...row, id: '2' }] : []))
  await service().injectFaults({ match: '/listings/newsAndEvents\\.json', body: { data: rows } })
  const { status, leftOut } = await pageAt(`${PAGE}/good`)
  expect(status).toBe(200)
  expect(leftOut).toContainEqual({
    field: expect.stringContaining('/api/ww/entries/newsAndEvents/good.json'),
    reason: expect.stringMatching(/^the list names "Good" \(id 2\), its address answers "Good"/),
  })
})

it('a draft with the slug of a fixed page takes nothing from that page', async () => {
  const { page, text } = await pageAt('/services/faq')
  expect(page?.path).toBe('/services/faq')
  expect(text).toContain('"title":"Questions"')
  const own = await ask('section=services&slug=faq')
  expect(own.status).toBe(422)
})

it.each([
  ['an error', { status: 500 }],
  ['a web page', { html: true }],
  ['half of an answer', { truncate: true }],
])('a draft for which the service has %s costs its own page', async (_, rule) => {
  await service().injectFaults({ match: '/entries/newsAndEvents/good\\.json\\?token', ...rule })
  const own = await pageAt(`${PAGE}/good`)
  expect(own.status).toBe(422)
  expect(own.error?.details[0]?.field).toContain('/entries/newsAndEvents/good.json')
  const other = await pageAt(PAGE)
  expect(other.status).toBe(200)
  expect(other.leftOut?.map(({ field }) => field).join()).toContain('newsAndEvents/good.json')
  // An unknown page is missing for another reason.
  expect((await pageAt(`${PAGE}/nothing`)).status).toBe(404)
})

it.each([
  ['navigation', '/navigation'],
  ['company', '/globals/companyInfo'],
  ['configuration', '/globals/globalConfigs'],
  ['metadata', '/globals/seo'],
  ['forms', '/globals/forms'],
])(
  'a bad draft of the %s, which all pages share, is named while what is published stands in',
  async (_, path) => {
    await service().injectFaults({
      match: `/ww${path}\\.json\\?token`,
      body: { title: {}, name: {}, mainNavigation: 7, formPurposes: 7, newsletterBox: 7 },
    })
    const { status, page, leftOut } = await pageAt('/')
    expect([status, page?.path]).toEqual([200, '/'])
    expect(leftOut?.map(({ reason }) => reason).join()).toContain(path)
  },
)

it('a bad draft of the home page costs the home page', async () => {
  await service().injectFaults({ match: '/entries/home\\.json\\?token', body: { title: 7 } })
  expect((await pageAt('/')).status).toBe(422)
  for (const path of [PAGE, `${PAGE}/good`]) expect((await pageAt(path)).status).toBe(200)
})
