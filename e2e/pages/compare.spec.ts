import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { productData } from '../../src/contract'
import type { CardsFile, CodesFile } from '../../src/features/catalogue'
import { siteDataPath } from '../../src/features/site-data'
import { path } from '../../src/routes'
import { sites, type SiteHandle } from '../../src/sites'
import enMessages from '../../src/sites/messages/en.json' with { type: 'json' }
import { compareMessages, type CompareMessages as Texts } from '../../src/sites/compare-messages'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { examplePage } from '../support/built-site'
import { hydrated, painted } from '../support/chrome'
import { coveredFocus } from '../support/focus'
import { MAX_SHIFT, shiftOfFirstVisit, visitFirst } from '../support/layout-shift'
import { isDesktop, languages, widthTag } from '../support/languages'
import { smallTargets } from '../support/targets'
import { TESTED_BUILD } from '../support/tested-build'

const { en, de, it } = compareMessages
const english = enMessages.compare

const fileOf = (name: 'catalogue-codes' | 'catalogue-cards-0', site: SiteHandle): unknown =>
  JSON.parse(readFileSync(join(TESTED_BUILD, siteDataPath(site, name)), 'utf8'))

/** A text as a part of a regular expression. */
const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text of the interface with its placeholders filled. */
const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const toggles = (page: Page, { toggle }: { readonly toggle: string }) =>
  page.getByRole('main').getByRole('button').filter({ hasText: toggle })
const tray = (page: Page, { chosen }: Texts) => page.getByRole('region', { name: chosen })
const comparison = (page: Page) => page.locator('#compare')
const machines = (page: Page) => comparison(page).getByRole('columnheader')

/** Waits until a comparison is rendered, and its machines are kept for other pages. */
async function compared(page: Page, count: number): Promise<void> {
  await expect(machines(page)).toHaveCount(count)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('compare'))).not.toBeNull()
}

/** An address that compares the last machines of a site's catalogue. */
function comparisonOf(count: number, site: SiteHandle = 'ww'): string {
  const { codes } = fileOf('catalogue-codes', site) as CodesFile
  const asked = codes.slice(-count).map(([code]) => `compare[]=${code}`)
  return `${path('products', site)}?${asked.join('&')}`
}

for (const [site, { compare }] of languages) {
  const texts = compareMessages[sites[site].language]

  test(`a visitor of ${site} compares two machines of a category${widthTag[site]} @browsers`, async ({
    page,
  }) => {
    await page.goto(examplePage('products-category', site))
    await hydrated(page)
    await toggles(page, compare).first().click()
    await expect(tray(page, texts)).toContainText(texts.more)
    await toggles(page, compare).nth(1).click()
    await tray(page, texts)
      .getByRole('link', { name: filled(texts.open, { total: 2 }) })
      .click()
    await expect(page).toHaveURL(/\/products\?compare\[\]=[\w-]+&compare\[\]=[\w-]+$/)
    await expect(machines(page)).toHaveCount(2)
    await expect(page.getByRole('heading', { name: texts.title, exact: true })).toBeFocused()
    await expect(tray(page, texts)).toBeHidden()

    await page.goBack()
    await expect(tray(page, texts).getByRole('listitem')).toHaveCount(3)
  })

  test(`a visitor of ${site} compares with the keyboard${widthTag[site]}`, async ({ page }) => {
    await page.goto(examplePage('products-category', site))
    await hydrated(page)
    for (const index of [0, 1, 2]) {
      await toggles(page, compare).nth(index).focus()
      await page.keyboard.press('Space')
      await expect(toggles(page, compare).nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    await tray(page, texts).getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(tray(page, texts)).toBeFocused()
    await tray(page, texts).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(machines(page)).toHaveCount(2)

    const name = (await machines(page).first().getByRole('link').innerText()).trim()
    await comparison(page)
      .getByRole('button', { name: filled(texts.remove, { title: name }), exact: true })
      .press('Enter')
    await expect(machines(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: texts.title, exact: true })).toBeFocused()
    await page.goBack()
    await expect(machines(page)).toHaveCount(2)
  })
}

test('chosen machines are kept from page to page, and in another language', async ({ page }) => {
  await page.goto(examplePage('products-category', 'en_eu'))
  await hydrated(page)
  await toggles(page, english).first().click()
  const machine = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  const title = (await machine.innerText()).trim()
  await machine.getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/[\w-]+\/[\w-]+$/)
  await expect(tray(page, en).getByRole('listitem')).toHaveCount(2)

  await page.goto(examplePage('products-category', 'it_eu'))
  await expect(
    tray(page, it).getByRole('button', { name: filled(it.remove, { title }) }),
  ).toBeVisible()
})

test('the version that a product page shows can be compared, and what goes well with it', async ({
  page,
}) => {
  await page.goto('/en_eu/products/bridge-saws/arcus-625-5x')
  await hydrated(page)
  const versions = page.getByRole('group', { name: enMessages.product.chooseVersion })
  const second = versions.getByRole('radio').nth(1)
  const code = await second.getAttribute('value')
  await second.check({ force: true })
  const inData = page.locator('#technical-data').getByRole('button', { name: /^Compare / })
  await inData.click()
  await expect(inData).toHaveAttribute('aria-pressed', 'true')
  await versions.getByRole('radio').first().check({ force: true })
  await expect(inData).toHaveAttribute('aria-pressed', 'false')
  await toggles(page, english).last().click()
  await tray(page, en)
    .getByRole('link', { name: filled(en.open, { total: 2 }) })
    .click()
  await expect(page).toHaveURL(new RegExp(`compare\\[\\]=${code}&compare`))
  await expect(machines(page)).toHaveCount(2)
})

test('at most four can be chosen', async ({ page }) => {
  await page.goto(comparisonOf(6))
  await compared(page, 4)
  await page.goto(examplePage('products-category', 'ww'))
  await hydrated(page)
  const free = toggles(page, english).and(page.locator('[aria-pressed="false"]')).first()
  await expect(free).toHaveAccessibleDescription(english.full)
  // The last item of the tray has its controls.
  const items = tray(page, en).getByRole('listitem')
  await expect(items).toHaveCount(4 + 1)
  await free.press('Space')
  await painted(page)
  await expect(items).toHaveCount(4 + 1)
})

test('an address may ask for versions, and for what nobody knows', async ({ page }) => {
  const { cards } = fileOf('catalogue-cards-0', 'ww') as CardsFile
  const [first, second] = cards.find(({ versions }) => versions.length > 1)?.versions ?? []
  const script = encodeURIComponent('<img src=x onerror=alert(1)>')
  const many = Array.from({ length: 300 }, (_, index) => `compare[]=X${index}`).join('&')
  await page.goto(
    `${path('products', 'ww')}?compare[]=${script}&${many}&compare[]=${first?.code}&compare[]=${second?.code}`,
  )
  await expect(machines(page).getByRole('link')).toHaveText([
    first?.title ?? '',
    second?.title ?? '',
  ])
  await expect(page).toHaveURL(
    `${path('products', 'ww')}?compare[]=${first?.code}&compare[]=${second?.code}`,
  )
  await expect(machines(page).getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`version=${first?.code}$`),
  )
})

test('a comparison has nothing that axe complains of, is too small or is covered @widths', async ({
  page,
}) => {
  await page.goto(comparisonOf(4, 'de_eu'))
  await hydrated(page)
  await compared(page, 4)
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.goto(examplePage('products-category', 'de_eu'))
  await hydrated(page)
  await expect(tray(page, de)).toBeVisible()
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
  expect(await coveredFocus(page)).toEqual({ down: [], up: [] })
})

test('the labels of the figures stay in view while the machines scroll past them @widths', async ({
  page,
}) => {
  await page.goto(comparisonOf(4))
  const table = comparison(page).getByRole('region')
  const label = table.locator('th[scope=row]').first()
  await expect(label).toBeVisible()
  const hint = comparison(page).getByText(en.scrolls)
  const scrolls = !isDesktop(page)
  await expect.poll(() => table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(scrolls)
  await expect(hint).toBeVisible({ visible: scrolls })

  const before = await label.boundingBox()
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect(machines(page).last()).toBeInViewport()
  expect((await label.boundingBox())?.x).toBe(before?.x)
})

test('the names of the machines stay in view below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(comparisonOf(4))
  await hydrated(page)
  const lines = comparison(page).getByRole('rowheader')
  await lines.last().evaluate((line) => line.scrollIntoView({ block: 'end' }))
  await expect(lines.first()).not.toBeInViewport()
  await expect(machines(page).first()).toBeInViewport({ ratio: 1 })
})

test('on paper a comparison is complete and alone', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.goto(comparisonOf(4))
  await expect(machines(page)).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  const last = await machines(page).last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(700)
  const hidden = await comparison(page)
    .getByRole('region')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBeLessThanOrEqual(1)
  await expect(page.getByRole('main').locator('h1')).toBeHidden()
  await expect(page.locator(':is(nav, button):visible')).toHaveCount(0)
})

test('three machines print on one sheet', async ({ page }) => {
  // A4 at 96 dots per inch, with margins of 10 mm.
  const sheet = { width: 718, height: 1046 }
  await page.setViewportSize(sheet)
  const { codes } = fileOf('catalogue-codes', 'ww') as CodesFile
  const saws = codes.flatMap(([code]) => (code?.startsWith('BRS-') ? code : [])).slice(0, 3)
  await page.goto(`${path('products', 'ww')}?${saws.map((code) => `compare[]=${code}`).join('&')}`)
  await expect(machines(page)).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  const height = await page.locator('body').evaluate((body) => body.scrollHeight)
  expect(height).toBeLessThanOrEqual(sheet.height)
})

test('a comparison has all technical data of the product pages, the differences first', async ({
  page,
}) => {
  const { codes } = fileOf('catalogue-codes', 'ww') as CodesFile
  const chosen = codes.filter(([code]) => code?.startsWith('BRS-')).slice(0, 3)
  const answers = await Promise.all(
    chosen.map(async ([own, first]) => {
      const response = await page.request.get(`/api/product-data/${first ?? own}?site=ww`)
      return productData.parse(await response.json())
    }),
  )
  const asked = chosen.map(([code]) => `compare[]=${code}`).join('&')
  await page.goto(`${path('products', 'ww')}?${asked}`)
  const table = comparison(page).getByRole('table')
  for (const [index, { groups }] of answers.entries()) {
    for (const { label, value, meaning } of groups.flatMap(({ rows }) => rows)) {
      const name = new RegExp(`^(${[label, meaning?.label ?? label].map(quoted).join('|')})$`)
      const row = table.getByRole('row').filter({ has: page.locator('th', { hasText: name }) })
      await expect(row.getByRole('cell').nth(index)).toContainText(value)
    }
  }
  const headings = await table.locator('th[scope=rowgroup]').allInnerTexts()
  expect(headings[0]).toBe(en.differs)
  expect(headings).toContain(en.same)
  await expect(table.getByRole('link', { name: /quotation/ })).toHaveCount(3)
})

test('at 200 % zoom a comparison has no scrolling box, and nothing floats over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto(comparisonOf(3))
  await hydrated(page)
  const table = comparison(page).getByRole('region')
  await expect(machines(page)).toHaveCount(3)
  const hidden = await table.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
  const rows = comparison(page).locator('th[scope=row]')
  await rows.nth(12).evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await painted(page)
  await expect(page.locator('main button[aria-haspopup="dialog"]')).toHaveCount(0)
})

test('a machine whose technical data fail to load has its key figures, and a retry', async ({
  page,
}) => {
  await page.route('**/api/product-data/**', (route) => route.fulfill({ status: 502 }))
  await page.goto(comparisonOf(2))
  await expect(comparison(page).getByText(en.partial)).toBeVisible()
  await expect(machines(page)).toHaveCount(2)
  await page.unroute('**/api/product-data/**')
  await comparison(page).getByRole('button', { name: enMessages.error.retry }).click()
  await expect(comparison(page).getByText(en.partial)).toBeHidden()
})

test('a comparison that cannot be had says so and can be asked for again', async ({ page }) => {
  await page.route('**/catalogue-cards-*.json', (route) => route.fulfill({ status: 404 }))
  await page.goto(comparisonOf(2))
  await expect(comparison(page).getByText(en.failed)).toBeVisible()
  await page.unroute('**/catalogue-cards-*.json')
  await comparison(page).getByRole('button').click()
  await expect(machines(page)).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is offered that would not answer', async ({ page }) => {
    await page.goto(examplePage('products-category', 'ww'))
    await expect(toggles(page, english).first()).toBeHidden()
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  })
})

test('an address that compares moves nothing while it loads @widths', async ({ page }) => {
  await visitFirst(page, comparisonOf(2))
  await expect(machines(page)).toHaveCount(2)
  expect(await shiftOfFirstVisit(page)).toBeLessThanOrEqual(MAX_SHIFT)
})
