import { expect, test as base, type Page } from '@playwright/test'
import { z } from 'zod'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { path } from '../../src/routes'
import { findWholeChromium } from '../../scripts/test/browsers'
import { examplePage } from '../support/built-site'
import { option } from '../support/catalogue-filter'
import { hydrated, opener } from '../support/chrome'

const executablePath = findWholeChromium()

/** Playwright switches the cache off. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})
test.skip(executablePath === undefined, 'Needs a Chromium with a back/forward cache: chromium')

/** A document of the site that is no page of it: a visit to it leaves the page. */
const ELSEWHERE = '/robots.txt'
const products = path('products', 'en_eu')

/** The entry of a page that was loaded again: why it could not be restored. */
const navigation = z.looseObject({ notRestoredReasons: z.unknown() })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Leaves the page, and returns to it from the browser's cache. */
async function leaveAndReturn(page: Page): Promise<void> {
  const address = page.url()
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    }),
  )
  await page.goto(ELSEWHERE)
  // `page.goBack` waits for the load of a page, which does not happen.
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await expect(page).toHaveURL(address)
  const entry = await page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation')[0]),
  )
  expect(navigation.parse(JSON.parse(entry)).notRestoredReasons ?? null).toBeNull()
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
}

const menu = (page: Page) => page.getByRole('navigation', { name: en.chrome.mainNavigation })

/** Opens the menu and closes it: the header works. */
async function useMenu(page: Page): Promise<void> {
  await opener(page, 'mainMenu').click()
  await expect(menu(page)).toBeVisible()
  // The browser opens the menu; the script notices it a moment later.
  await expect(page.locator('html')).toHaveAttribute('data-overlay', 'mainMenu')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
}

for (const [name, address] of [
  ['the home page', path('home', 'en_eu')],
  ['a product', examplePage('products-category-slug', 'en_eu')],
  ['the catalogue', products],
  ['a list', path('news-and-events', 'en_eu')],
] as const) {
  test(`${name} is restored where the visitor was, and works`, async ({ page }) => {
    await open(page, address)
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
    await leaveAndReturn(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
    await useMenu(page)
  })
}

test('a filter that was chosen is shown, stands in the address and can be taken back', async ({
  page,
}) => {
  await open(page, products)
  const granite = { facet: en.catalogue.material, title: /^Granite/ }
  const choice = await option(page, en, granite)
  await choice.check({ force: true })
  await expect(page).toHaveURL(/materials\[\]=\d+/)
  const found = page.getByRole('region', { name: en.catalogue.suitable }).getByRole('status')
  const number = (await found.textContent()) ?? ''
  await leaveAndReturn(page)
  await expect(choice).toBeChecked()
  await expect(found).toHaveText(number)
  await choice.uncheck({ force: true })
  await expect(page).not.toHaveURL(/materials/)
  await expect(found).not.toHaveText(number)
})

test('an overlay that was open still is, and closes', async ({ page }) => {
  await open(page, products)
  await opener(page, 'search').click()
  const field = page.getByRole('combobox')
  await field.fill('arcus')
  await expect(page.getByRole('option').first()).toBeVisible()
  await leaveAndReturn(page)
  await expect(field).toHaveValue('arcus')
  // The suggestions first, then the overlay.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await useMenu(page)
})

test('steps between pages of the site before it still lead back', async ({ page }) => {
  await open(page, products)
  const title = await page.title()
  const product = examplePage('products-category-slug', 'en_eu')
  await page.evaluate((to) => window.___navigate(to), product)
  await expect(page).toHaveURL(product)
  await leaveAndReturn(page)
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await expect(page).toHaveURL(products)
  await expect(page).toHaveTitle(title)
})
