import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import { hydrated, opener } from '../support/chrome'
import { startCachingProxy } from './caching-proxy'
import { test, TOKEN } from './preview-server'

const ENTRY = 'entries/newsAndEvents/control-c5-security-update.yaml'
const NEWS = '/de_eu/news-and-events'
const PATH = `${NEWS}/steuerung-c5-sicherheitsaktualisierungen`
const PUBLISHED = 'Steuerung C5: Sicherheitsaktualisierungen bis 2036'
const DRAFT = 'Steuerung C5: Sicherheitsaktualisierungen bis 2041'

// The tests run one after another: they share a site, and its content takes a while to read.
test.describe.configure({ mode: 'default' })

const bar = (page: Page) => page.getByRole('region', { name: 'Vorschau' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })

const open = async (page: Page, path: string, token = TOKEN) => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${token}`)
  await hydrated(page)
}

// @RD7.2
test('a page opened with a token shows its draft, and the token is in no address @browsers', async ({
  page,
}) => {
  const carried: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (!request.isNavigationRequest()) carried.push(request.url(), referer)
  })
  await open(page, `${PATH}?utm_source=cms`)
  await expect(title(page)).toHaveText(DRAFT)
  await expect(page).toHaveURL(`${PATH}?utm_source=cms`)
  await expect(page).toHaveTitle(new RegExp(DRAFT))
  expect(carried.filter((address) => address.includes(TOKEN))).toEqual([])
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toBeAttached()
})

test('all further navigation in the tab is preview, until it is left @browsers', async ({
  page,
}) => {
  await open(page, NEWS)
  const card = page.getByRole('main').getByRole('link', { name: DRAFT })
  await expect(card).toBeVisible()
  await card.click()
  await expect(page).toHaveURL(PATH)
  await expect(title(page)).toHaveText(DRAFT)
  await page.goBack()
  await expect(card).toBeVisible()
  await page.reload()
  await expect(card).toBeVisible()
  await button(page, 'Vorschau verlassen').click()
  await expect(page.getByRole('main').getByRole('link', { name: PUBLISHED })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('a search in a preview finds drafts @browsers', async ({ page }) => {
  await open(page, '/de_eu')
  await opener(page, 'search').click()
  const search = page.getByRole('dialog')
  await search.getByRole('combobox').fill('2041')
  await expect(search.getByText(DRAFT).first()).toBeVisible()
})

test('the menu of a preview shows the draft of the navigation', async ({ page, site }) => {
  await site.edit('navigation.yaml', 'de: Stein,', 'de: Stein und Platten,')
  const menu = page.getByRole('navigation', { name: de.chrome.mainNavigation })
  const openProducts = async () => {
    await opener(page, 'mainMenu').click()
    await menu.locator('summary').first().click()
  }
  await open(page, '/de_eu')
  await openProducts()
  await expect(menu.getByText('Stein und Platten', { exact: true })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await button(page, 'Vorschau verlassen').click()
  await expect(bar(page)).toHaveCount(0)
  await hydrated(page)
  await openProducts()
  await expect(menu.getByText('Stein', { exact: true })).toBeVisible()
})

// @R6
test('another tab shows what is published, and asks for no preview', async ({ page }) => {
  await open(page, PATH)
  await expect(title(page)).toHaveText(DRAFT)
  const other = await page.context().newPage()
  const asked: string[] = []
  const scripts: Promise<string>[] = []
  other.on('request', (request) => asked.push(new URL(request.url()).pathname))
  other.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await other.goto(new URL(PATH, page.url()).href)
  await hydrated(other)
  await expect(title(other)).toHaveText(PUBLISHED)
  await expect(bar(other)).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api/preview'))).toEqual([])
  const code = await Promise.all(scripts)
  expect(code.length).toBeGreaterThan(0)
  expect(code.filter((script) => script.includes('x-preview-token'))).toEqual([])
})

test('a caching proxy in front of the site never serves a draft to the public', async ({
  page,
  site,
}) => {
  const proxy = await startCachingProxy(site.origin)
  const searched = '/api/search?site=de_eu&query=Sicherheitsaktualisierungen'
  const readPublicly = (path: string) =>
    fetch(proxy.origin + path).then((response) => response.text())
  for (const path of [PATH, NEWS, searched]) expect(await readPublicly(path)).toContain('2036')

  const asked = new Set<string>([PATH, NEWS, searched])
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    if (origin === proxy.origin) asked.add(pathname + search)
  })
  await open(page, proxy.origin + NEWS)
  await expect(page.getByRole('main').getByRole('link', { name: DRAFT })).toBeVisible()
  await open(page, proxy.origin + PATH)
  await expect(title(page)).toHaveText(DRAFT)
  await opener(page, 'search').click()
  const search = page.getByRole('dialog')
  await search.getByRole('combobox').fill('Sicherheitsaktualisierungen')
  await expect(search.getByText(DRAFT).first()).toBeVisible()

  const previewed = [...asked].filter((path) => path.startsWith('/api/'))
  expect(previewed.length).toBeGreaterThan(2)
  for (const path of asked) expect(await readPublicly(path), path).not.toContain('2041')
  expect(proxy.hits).toContain(searched)
  proxy.close()
})

test('draft and published page are compared, and changes are listed and marked @browsers', async ({
  page,
}) => {
  await open(page, PATH)
  await expect(title(page)).toHaveText(DRAFT)
  await button(page, 'Veröffentlicht').click()
  await expect(title(page)).toHaveText(PUBLISHED)
  await button(page, 'Entwurf').click()
  await expect(title(page)).toHaveText(DRAFT)
  await button(page, /^Änderungen/).click()
  await expect(bar(page).getByRole('term').filter({ hasText: 'Titel' })).toBeVisible()
  await expect(bar(page).getByRole('insertion').filter({ hasText: DRAFT })).toBeVisible()
  await button(page, 'Auf der Seite markieren').click()
  await expect(title(page)).toHaveAttribute('data-preview-changed')
})

test('a wrong token leaves the published page, and is not kept asking with', async ({ page }) => {
  await open(page, PATH, 'wrong')
  await expect(title(page)).toHaveText(PUBLISHED)
  await expect(bar(page)).toContainText('Der Schlüssel dieser Vorschau ist falsch oder abgelaufen.')
})

test('a page that only drafts have is shown at its address', async ({ page, site }) => {
  await site.prepare('ww')
  await open(page, '/news-and-events/design-award')
  await expect(title(page)).toHaveText('Design award for Filum Mono C')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Scheduled')
})

test('the bar leaves room for what is under it and shows all of itself, in windows of every width', async ({
  page,
}) => {
  await open(page, PATH)
  await expect(title(page)).toHaveText(DRAFT)
  for (const width of [1440, 834, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const bottom = (element: Element) => element.getBoundingClientRect().bottom
        const end = await page.getByRole('contentinfo').evaluate(bottom)
        return end - (await bar(page).evaluate((element) => element.getBoundingClientRect().top))
      })
      .toBeLessThanOrEqual(1)
    const controls = bar(page).getByRole('button').or(bar(page).getByRole('link'))
    for (const control of await controls.all()) {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await expect(control).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the preview page lists the drafts of a site and opens an entry by its name', async ({
  page,
}) => {
  await open(page, '/de_eu/preview')
  const list = page.getByRole('region', { name: 'Neuigkeiten und Termine' })
  await expect(list.getByRole('link', { name: DRAFT })).toBeVisible()
  await page.getByRole('textbox', { name: 'Bereich', exact: true }).fill('newsAndEvents')
  await page
    .getByRole('textbox', { name: /^Slug/ })
    .fill('steuerung-c5-sicherheitsaktualisierungen')
  await page.getByRole('button', { name: 'Öffnen' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(title(page)).toHaveText(DRAFT)
})

test('no function answers with the token that it was asked with', async ({ site }) => {
  const functions = readdirSync('src/functions').filter((name) => name !== 'lib')
  const published = ['/', NEWS, '/de_eu/search?q=2041', '/discover/A350', '/discover/NONE']
  const asked = [...functions.map((name) => `/api/${name}`), ...published, `/api/preview?site=xx`]
  for (const path of [...asked, `/api/search?site=de_eu&query=2041`, `/api/preview?site=de_eu`]) {
    for (const [method, token] of [
      ['GET', TOKEN],
      ['POST', TOKEN],
      ['GET', `${TOKEN}-wrong`],
    ] as const) {
      const headers = { 'x-preview-token': token, origin: site.origin }
      const answer = await fetch(site.origin + path, { method, headers, redirect: 'manual' })
      expect(JSON.stringify([...answer.headers]), path).not.toContain(TOKEN)
      expect(await answer.text(), path).not.toContain(TOKEN)
    }
  }
})

// This test is the last, because it ends the content service of the others.
test('a saved draft is shown by itself; without the content service the published page stays', async ({
  page,
  site,
}) => {
  await open(page, PATH)
  await expect(title(page)).toHaveText(DRAFT)
  await page.evaluate(() => window.scrollTo(0, 300))
  await site.edit(ENTRY, DRAFT, 'Steuerung C5: bis 2051')
  // The page asks again every few seconds, and a busy machine answers late.
  await expect(title(page)).toHaveText('Steuerung C5: bis 2051', { timeout: 45_000 })
  expect(await page.evaluate(() => window.scrollY)).toBe(300)

  await site.stopContent('de_eu')
  await page.reload()
  await expect(title(page)).toHaveText(PUBLISHED)
  await expect(bar(page)).toContainText('Der Inhaltsdienst antwortet nicht.')
  // The log of all these tests, with failures of the content service.
  expect(site.log.join('')).not.toContain(TOKEN)
})
