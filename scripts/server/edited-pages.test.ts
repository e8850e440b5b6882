import { z } from 'zod'
import { UnreachableContentError } from '../../src/preview'
import { draftService, TOKEN, type DraftService } from '../../src/preview/testing/service'
import { EditedPages, siteReader } from './edited-pages'

const ENTRY = '/entries/newsAndEvents/fair.json'
const PAGE = '/news-and-events/fair'

const FILES = {
  'entries/newsAndEvents/fair.yaml': `
type: news
title: Fair
date: 2025-03-04
abstract: We were there.
sites: [ww, it_eu]
`,
  'entries/newsAndEvents/plan.yaml': `
type: news
title: Plan
date: 2025-03-05
abstract: We will be there.
sites: [ww]
status: draft
`,
}

let service: DraftService
let pages: EditedPages
let now = Date.now()

beforeAll(async () => {
  service = await draftService(FILES)
})
afterAll(() => service.close())
beforeEach(async () => {
  await service.misbehave()
  pass()
  pages = new EditedPages(reader())
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

const reader = (token?: string) =>
  siteReader({
    contentApiUrl: `${service.origin}/api`,
    token,
    siteUrl: 'https://www.example.com',
  })

/** So much time goes by that the content is looked at again, all of it. */
function pass(milliseconds = 70_000) {
  now += milliseconds
}

/** An edit of the title of the entry, as the service has it then. */
async function edit(title: string) {
  const answer: unknown = await (await fetch(`${service.origin}/api/ww${ENTRY}`)).json()
  const body = { ...z.looseObject({}).parse(answer), title }
  await service.misbehave({ match: `ww${ENTRY}`, body })
  pass()
  pages.edited()
}

const titled = (title: string): unknown =>
  expect.objectContaining({
    path: PAGE,
    result: expect.objectContaining({
      data: expect.objectContaining({ entry: expect.objectContaining({ title }) }),
    }),
  })

test('a page is as Gatsby has it until there is an edit', async () => {
  expect(await pages.page(PAGE)).toBeNull()
})

test('an edit is on the pages that show it, and on no other of a site that somebody looked at before', async () => {
  await pages.page(PAGE)
  await edit('Fair of fairs')
  expect(await pages.page(PAGE)).toEqual(titled('Fair of fairs'))
  expect(await pages.page('/products')).toBeNull()
  expect(await pages.page('/it_eu?a=1')).toMatchObject({ path: '/it_eu' })
  expect(await pages.page('/nowhere')).toBeNull()
})

test('what is taken back is no edit', async () => {
  await pages.page(PAGE)
  await edit('Fair of fairs')
  await service.misbehave()
  pass()
  pages.edited()
  expect(await pages.page(PAGE)).toBeNull()
})

test('Gatsby has a page when it has made all of them of what was there after the edit', async () => {
  await pages.page(PAGE)
  const asked = now
  await edit('Fair of fairs')
  await pages.made(asked)
  expect(await pages.page(PAGE)).toEqual(titled('Fair of fairs'))
  await pages.made(now)
  expect(await pages.page(PAGE)).toBeNull()
  await edit('Fair')
  expect(await pages.page(PAGE)).toEqual(titled('Fair'))
})

test('what Gatsby has is known again after an edit while it made its pages', async () => {
  await pages.page(PAGE)
  await edit('Fair of fairs')
  const asked = now
  await edit('Fairest of fairs')
  await pages.made(asked)
  expect(await pages.page(PAGE)).toEqual(titled('Fairest of fairs'))
  await pages.made(now)
  await edit('Fair')
  expect(await pages.page('/products')).toBeNull()
  expect(await pages.page(PAGE)).toEqual(titled('Fair'))
})

test('a look that began before an edit is not taken for one at it', async () => {
  const shared = service
  // One that nothing has been asked of.
  service = await draftService(FILES)
  pages = new EditedPages(reader())
  await service.misbehave({ match: '/ww/globals/seo', delayMs: 2000 })
  const before = pages.page(PAGE)
  const isAsked = async () =>
    (await (await fetch(`${service.origin}/_requests`)).text()).includes(`/api/ww${ENTRY}`)
  while (!(await isAsked()));
  await edit('Fair of fairs')
  expect(await pages.page(PAGE)).toEqual(titled('Fair of fairs'))
  await before
  await service.close()
  service = shared
})

test('where drafts are built in, an edit of one is shown, too', async () => {
  pages = new EditedPages(reader(TOKEN))
  pages.edited()
  expect(await pages.page('/news-and-events/plan')).toMatchObject({
    path: '/news-and-events/plan',
  })
})

test('a service that fails is an error', async () => {
  await edit('Fair of fairs')
  await service.misbehave({ match: '/api/', status: 500 })
  pass()
  await expect(pages.page(PAGE)).rejects.toBeInstanceOf(UnreachableContentError)
})
