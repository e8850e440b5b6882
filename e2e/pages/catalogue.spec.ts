import { expect, test, type Page } from '@playwright/test'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import it from '../../src/sites/messages/it.json' with { type: 'json' }
import { path } from '../../src/routes'
import { examplePage } from '../support/built-site'
import { opener } from '../support/chrome'
import { languages, type Messages, widthTag } from '../support/languages'

/** Opens the panel of the main menu's first section, the products. */
async function openProductsMenu(page: Page, { chrome }: Messages) {
  await opener(page, 'mainMenu').click()
  const navigation = page.getByRole('navigation', { name: chrome.mainNavigation })
  await navigation.locator('summary').first().click()
  return navigation
}

for (const [site, messages] of languages) {
  test(`a visitor of ${site} finds a machine by the menu${widthTag[site]}`, async ({ page }) => {
    await page.goto(path('home', site))
    const navigation = await openProductsMenu(page, messages)
    const category = navigation.locator('a[href*="/products/"]:visible').first()
    const title = (await category.innerText()).trim()
    await category.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))

    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/products\/[a-z-]+\/[a-z0-9-]+$/)
    const trail = page.getByRole('navigation', { name: messages.chrome.breadcrumbs })
    await expect(trail.getByRole('link', { name: title })).toBeVisible()
  })
}

test('a product shows the technical data of the version that is chosen', async ({ page }) => {
  await page.goto(examplePage('products-category-slug', 'ww'))
  const data = page.locator('#technical-data')
  await data.scrollIntoViewIfNeeded()
  await expect(data.getByRole('table').first()).toBeVisible()

  const version = page.getByRole('radio').nth(1)
  const code = await version.getAttribute('value')
  const answer = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(`/api/product-data/${code}`),
  )
  await version.check({ force: true })
  // The check may have scrolled away from the data before they were hydrated.
  await data.evaluate((section) => section.scrollIntoView({ block: 'end' }))
  expect(await (await answer).json()).toMatchObject({ code })
  await expect(data.getByRole('table').first()).toBeVisible()
})

test('a version can be asked for by the address', async ({ page }) => {
  const product = examplePage('products-category-slug', 'ww')
  await page.goto(product)
  const versions = page.getByRole('radio')
  const code = await versions.nth(1).getAttribute('value')
  await page.goto(`${product}?version=${code}`)
  await expect(versions.nth(1)).toBeChecked()
})

test('technical data that cannot be had says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/product-data/**', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 502, message: 'upstream' } } }),
  )
  await page.goto(examplePage('products-category-slug', 'ww'))
  const data = page.locator('#technical-data')
  await data.scrollIntoViewIfNeeded()
  await expect(data.getByText(en.product.dataFailed.other)).toBeVisible()
  await page.unroute('**/api/product-data/**')
  await data.getByRole('button', { name: en.error.retry }).click()
  await expect(data.getByRole('table').first()).toBeVisible()
})

test('a phone cuts no word of a table of German data', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(examplePage('products-category', 'de_eu'))
  const cells = page.getByRole('main').getByRole('table').locator('th, td')
  // Words over more than one line; browsers with a dictionary may hyphenate them.
  const cut = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      if (cell instanceof HTMLElement) cell.style.hyphens = 'manual'
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
        }
      }
      return found
    }),
  )
  expect(await cells.count()).toBeGreaterThan(0)
  expect(cut).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue can be read and walked @widths', async ({ page }) => {
    await page.goto(path('home', 'it_eu'))
    const navigation = await openProductsMenu(page, it)
    await navigation.locator('a[href*="/products/"]:visible').first().click()
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  })
})
