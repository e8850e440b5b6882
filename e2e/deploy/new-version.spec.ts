import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { DEFAULT_PREVIEW_TOKEN } from '../../content/service/service'
import { startServer } from '../../scripts/server'
import { path as pathOf } from '../../src/routes'
import german from '../../src/sites/messages/de.json' with { type: 'json' }
import { examplePage } from '../support/built-site'
import { hydrated, opener } from '../support/chrome'
import { prepareDrafts } from '../support/drafts'
import { linkFolder } from '../../scripts/test/link-folder'
import { makeNextRelease } from './next-release'
import { TESTED_BUILD } from '../support/tested-build'

const overview = pathOf('products', 'de_eu')
const product = examplePage('products-category-slug', 'de_eu')
const removed = examplePage('services-articles-slug', 'de_eu')
const form = pathOf('contacts-form', 'de_eu', { form: 'quotation' })

/** The title of the product in the first release; the second release has another one. */
const titleOfProduct = (): string => {
  const html = readFileSync(path.join(TESTED_BUILD, `${product}.html`), 'utf8')
  const [, title] = /<h1[^>]*>([^<]+)</.exec(html) ?? []
  if (title === undefined) throw new Error(`${product} has no title.`)
  return title
}
const newTitle = (title: string) => `${title} neu`

type Release = 'A' | 'B'

/** A site that can publish another release while a visitor is on the one before. */
interface Site {
  readonly origin: string
  readonly publish: (release: Release) => void
}

async function startSite(): Promise<Site & { close: () => Promise<void> }> {
  // In the folder of the build, because hard links to its files work only there.
  const work = mkdtempSync(path.resolve('.build/releases-'))
  const folderOf = (release: Release) => path.join(work, release)
  const current = path.join(work, 'current')
  linkFolder(TESTED_BUILD, folderOf('A'))
  linkFolder(TESTED_BUILD, folderOf('B'))
  makeNextRelease(folderOf('B'), {
    pages: [overview, product, form, '/de_eu/404'],
    text: [titleOfProduct(), newTitle(titleOfProduct())],
    removed,
  })
  let published: Release = 'A'
  renameSync(folderOf('A'), current)
  const server = await startServer({
    port: 0,
    publicDir: current,
    functionsEnvironment: {
      CONTENT_API_URL: process.env.CONTENT_API_URL,
      PRODUCT_DATA_URL: process.env.PRODUCT_DATA_URL,
    },
  })
  return {
    origin: server.address,
    publish: (release) => {
      if (release === published) return
      renameSync(current, folderOf(published))
      renameSync(folderOf(release), current)
      published = release
    },
    close: async () => {
      await server.close()
      rmSync(work, { recursive: true })
    },
  }
}

const test = base.extend<object, { readonly site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})

// The tests publish at one address.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ site }) => site.publish('A'))

const version = (page: Page) => page.evaluate(() => window.___webpackCompilationHash)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Follows a link of the page, like a visitor who presses it. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

test('New version: a link leads to the new page, with its query and place, and back in one step', async ({
  page,
  site,
}) => {
  await open(page, `${overview}?a=1`)
  const first = await version(page)
  const title = await heading(page).innerText()
  site.publish('B')
  await follow(page, `${product}?version=x#technical-data`)
  await expect(page).toHaveURL(`${product}?version=x#technical-data`)
  await expect(heading(page)).toHaveText(newTitle(titleOfProduct()))
  await hydrated(page)
  expect(await version(page)).not.toBe(first)

  await page.goBack()
  await expect(page).toHaveURL(`${overview}?a=1`)
  await expect(heading(page)).toHaveText(title)
})

test('New version: what was removed is not found, by the code of the new version', async ({
  page,
  site,
}) => {
  await open(page, overview)
  const first = await version(page)
  site.publish('B')
  await follow(page, removed)
  await expect(heading(page)).toHaveText(german.error.notFound)
  await expect(page).toHaveURL(removed)
  expect(await version(page)).not.toBe(first)
})

test('New version: data of a page that is open stay usable, choices are kept', async ({
  page,
  site,
}) => {
  const category = examplePage('products-category', 'de_eu')
  await open(page, category)
  site.publish('B')
  await page.evaluate(() => sessionStorage.setItem('compare', 'A350=Arcus+350'))
  await follow(page, `${overview}?materials[]=12`)
  await expect(page).toHaveURL(/\?materials(\[\]|%5B%5D)=12/)
  await hydrated(page)
  expect(await page.evaluate(() => sessionStorage.getItem('compare'))).toBe('A350=Arcus+350')
})

test('Chunk that cannot be loaded: the page is loaded again, once, and then has what was asked for', async ({
  page,
  site,
}) => {
  await open(page, product)
  const first = await version(page)
  site.publish('B')
  let loads = 0
  page.on('load', () => (loads += 1))
  await opener(page, 'search').click()
  // While the page loads, the test cannot ask it.
  await expect.poll(() => version(page).catch(() => first)).not.toBe(first)
  await hydrated(page)
  await opener(page, 'search').click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  // Pictures may load longer than the page takes to be hydrated.
  await expect.poll(() => loads).toBe(1)
})

test('New version: what is written and not sent is not lost', async ({ page, site }) => {
  await open(page, form)
  const message = page.locator('main form textarea').first()
  // Types like a visitor: browsers show no dialog to a visitor who has not touched the page.
  await message.pressSequentially('Wir sägen Granit.')
  site.publish('B')

  // A part whose code is gone shows a message and does not reload the page.
  await opener(page, 'search').click()
  const failure = page.locator('#modals').getByRole('alert')
  await expect(failure).toContainText(german.chrome.loadFailed)
  await page.keyboard.press('Escape')
  await expect(message).toHaveValue('Wir sägen Granit.')

  // The visitor is asked before a full load of a page of the new version.
  const asked = page.waitForEvent('dialog')
  await follow(page, product)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(message).toHaveValue('Wir sägen Granit.')
  await expect(page).toHaveURL(form)
})

test('New version: a preview goes on', async ({ page, site }) => {
  const bar = page.getByRole('region', { name: 'Vorschau' })
  await prepareDrafts(site.origin, 'de_eu', DEFAULT_PREVIEW_TOKEN)
  await open(page, `${overview}?token=${DEFAULT_PREVIEW_TOKEN}`)
  await expect(bar).toBeVisible()
  const first = await version(page)
  site.publish('B')
  await follow(page, product)
  await expect(page).toHaveURL(product)
  // The draft does not have the text of the new version.
  await expect(heading(page)).toHaveText(titleOfProduct())
  await expect(bar).toBeVisible()
  await page.reload()
  await expect(bar).toBeVisible()
  await expect(heading(page)).toHaveText(titleOfProduct())
  expect(await version(page)).not.toBe(first)
})
