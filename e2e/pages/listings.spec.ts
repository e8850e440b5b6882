import { expect, test, type Page } from '@playwright/test'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { axeFindings, WCAG } from '../support/axe'
import { examplePage } from '../support/built-site'
import { hydrated } from '../support/chrome'
import { scrollTo } from '../support/scroll-position'
import { paginatedPath, listingUrl, path } from '../../src/routes'

const news = path('news-and-events', 'ww')
const second = listingUrl(news, 2)

const items = (page: Page) => page.locator('[data-item]')
const titles = (page: Page) => items(page).getByRole('link').allTextContents()
const more = (page: Page) => page.getByRole('link', { name: en.listing.more })
const checkbox = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('checkbox', { name })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every entry of a list is reached by links', async ({ page }) => {
    await page.goto(news, { waitUntil: 'networkidle' })
    const first = await titles(page)
    await more(page).click()
    await expect(page).toHaveURL(second)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const longer = await titles(page)
    expect(longer.length).toBeGreaterThan(0)
    expect(new Set([...first, ...longer]).size).toBe(first.length + longer.length)
    await page.getByRole('link', { name: en.listing.previous }).click()
    await expect(page).toHaveURL(news)
  })
})

// @R2.4.14
test('a list grows in place, and is as it was after going back to it', async ({ page }) => {
  await page.goto(news)
  await hydrated(page)
  const before = await items(page).count()
  await more(page).click()
  await expect(items(page).nth(before)).toBeVisible()
  await expect(items(page).nth(before).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(news)

  const all = await titles(page)
  const last = items(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => Math.round(window.scrollY))
  await scrollTo(page, scroll)
  await last.click()
  await expect(page).not.toHaveURL(news)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/News and events/)
  await page.goBack()
  await expect(items(page)).toHaveCount(all.length)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scroll - 50)
})

test('a later page of a list is a page of its own, and its number in the address has to exist', async ({
  page,
  request,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(second, { waitUntil: 'networkidle' })
  const served = await titles(page)
  await hydrated(page)
  expect(await titles(page)).toEqual(served)
  await expect(page).toHaveTitle(/Page 2 of/)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${news}\\?page=2$`))
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0)

  await page.goto(`${news}?page=1`, { waitUntil: 'networkidle' })
  await expect(more(page)).toBeVisible()
  await expect(canonical).toHaveAttribute('href', new RegExp(`${news}$`))

  for (const unknown of ['99', 'x']) {
    const answer = await page.goto(`${news}?page=${unknown}`, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('main').getByText('404')).toBeVisible()
  }
  expect(problems).toEqual([])

  const kept = await request.get(paginatedPath(news, 2), { maxRedirects: 0 })
  expect([kept.status(), kept.headers().location]).toEqual([301, second])
  expect((await request.get(paginatedPath(news, 99))).status()).toBe(404)
})

test('a list is filtered, with the state in the address', async ({ page }) => {
  await page.goto(news)
  await hydrated(page)
  const fairs = checkbox(page, /Trade fairs/)
  const count = Number((await fairs.locator('xpath=ancestor::label').innerText()).match(/\d+/)?.[0])
  await fairs.check({ force: true })
  await expect(items(page)).toHaveCount(count)
  await expect(page).toHaveURL(/\?press\[\]=\d+$/)
  const events = await page.evaluate(() => window.dataLayer)
  expect(events).toContainEqual({
    event: 'filter-change',
    category: 'press',
    filters: ['Trade fairs'],
  })

  await page.reload()
  await expect(fairs).toBeChecked()
  await expect(items(page)).toHaveCount(count)
  await page.getByRole('main').getByRole('button', { name: en.filter.reset }).click()
  await expect(page).toHaveURL(news)
  await expect(more(page)).toBeVisible()
})

for (const route of [
  'news-and-events',
  'services-articles',
  'careers-job-opportunities',
  'about-charity',
  'about-history',
  'products',
] as const) {
  // @RD9.6
  test(`the filters of ${route} open at a floating button once they are out of view @widths @tablet`, async ({
    page,
  }) => {
    await page.goto(path(route, 'ww'))
    await hydrated(page)
    const button = page.locator('main button[aria-haspopup="dialog"]')
    const choice = page.getByRole('main').getByRole('checkbox').first()
    const bar = route === 'products' ? page.locator('main [aria-expanded]').first() : choice
    // The bar is part of the page, except for some lists in small windows.
    if (await bar.isVisible()) {
      await bar.scrollIntoViewIfNeeded()
      await expect(button).toHaveCount(0)
      // In one leap, as the key End does it.
      await bar.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect()
        window.scrollTo({ top: window.scrollY + bottom + 400, behavior: 'instant' })
      })
    }
    await expect(button).toBeInViewport({ ratio: 1 })

    await button.click()
    const sheet = page.getByRole('dialog', { name: en.listing.filter })
    await expect(sheet).toBeVisible()
    expect(await axeFindings(page, WCAG)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    // The page may still grow.
    const countAtEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return button.count()
    }
    await expect.poll(countAtEnd).toBe(0)
  })
}

test('a choice in the sheet filters the list in large windows, too', async ({ page }) => {
  await page.goto(path('careers-job-opportunities', 'ww'))
  await hydrated(page)
  const rows = page.getByRole('main').locator('details:visible')
  const all = await rows.count()
  await rows.last().scrollIntoViewIfNeeded()
  await page.locator('main button[aria-haspopup="dialog"]').click()
  const sheet = page.getByRole('dialog', { name: en.listing.filter })
  await sheet.getByRole('checkbox').first().check({ force: true })
  await expect(page).toHaveURL(/job\[\]=/)
  await sheet.getByRole('button', { name: /^Show \d+$/ }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  // The shorter list may have brought the bar back into view, and removed the button.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('on a phone the filter rises from the lower edge @phone', async ({ page }) => {
  await page.goto(news, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: en.listing.filter }).click()
  const sheet = page.getByRole('dialog', { name: en.listing.filter })
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await sheet.getByRole('checkbox', { name: /Trade fairs/ }).check({ force: true })
  await sheet.getByRole('button', { name: /^Show \d+$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
  await expect(page).toHaveURL(/press\[\]=/)
  await expect(items(page).first()).toBeVisible()
})

const LISTS_WITH_SHEETS = [
  path('products', 'ww'),
  examplePage('products-category', 'ww'),
  news,
  path('careers-job-opportunities', 'ww'),
  path('about-history', 'ww'),
  path('about-charity', 'ww'),
]

for (const address of LISTS_WITH_SHEETS) {
  test(`"Show" in the sheet of ${address} leads to the head of the list @phone`, async ({
    page,
  }) => {
    await page.goto(address)
    await hydrated(page)
    const opener = page.locator('main button[aria-haspopup="dialog"]')
    // On some pages the button waits until the bar of filters is out of view.
    await page.locator('main').evaluate((main) => {
      window.scrollTo({ top: main.scrollHeight / 2, behavior: 'instant' })
    })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: en.listing.filter })
    // The catalogue has folds, which are loaded now.
    if (address.startsWith(path('products', 'ww'))) await sheet.locator('summary').first().click()
    const choice = sheet.locator('label', { has: page.locator(':enabled') }).first()
    await choice.click()
    await expect(choice.getByRole('checkbox')).toBeChecked()
    await sheet.getByRole('button', { name: /^Show \d/ }).click()
    await expect(sheet).toBeHidden()
    const head = page.locator('main p:focus')
    // "2 of 4"; in a category whose products all have the choice "4 products".
    await expect(head).toHaveText(/^\d+ (?:of \d+|products$)/)
    const header = await page.locator('header').first().boundingBox()
    const lowest = (header?.height ?? 0) + 200
    // The head has the focus before the page scrolls to it.
    const isAtTop = () =>
      head.evaluate((element, most) => {
        const { top } = element.getBoundingClientRect()
        return top >= 0 && top < most
      }, lowest)
    await expect.poll(isAtTop).toBe(true)
  })
}
