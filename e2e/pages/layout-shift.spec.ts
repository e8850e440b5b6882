import { setTimeout } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { examplePage } from '../support/built-site'
import { MAX_SHIFT, shiftOf, shiftOfFirstVisit, visitFirst } from '../support/layout-shift'

const ADDRESS = '/products'
const LATE = '/late.svg'
const LATE_MS = 3000

/**
 * Puts a picture without a size above the page. The picture arrives after the first paint and moves the whole
 * page.
 *
 * @param moves tells for the number of a visit whether the page moves
 */
async function movePage(page: Page, moves: (visit: number) => boolean): Promise<void> {
  let visit = 0
  await page.route(`**${ADDRESS}`, async (route) => {
    visit += 1
    const response = await route.fetch()
    const html = await response.text()
    const picture = moves(visit) ? `<img src="${LATE}" alt="">` : ''
    await route.fulfill({ response, body: html.replace('<div id="___gatsby"', `${picture}$&`) })
  })
  await page.route(`**${LATE}`, async (route) => {
    // The page before may still be there.
    await page.waitForFunction(
      (path) => location.pathname === path && document.readyState !== 'loading',
      ADDRESS,
    )
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>',
    })
  })
}

test('a page that moves at every visit is found out', async ({ page }) => {
  await movePage(page, () => true)
  await visitFirst(page, ADDRESS)
  expect(await shiftOfFirstVisit(page)).toBeGreaterThan(MAX_SHIFT)
})

test('a page that moves at most visits is found out', async ({ page }) => {
  await movePage(page, (visit) => visit !== 2)
  await visitFirst(page, ADDRESS)
  expect(await shiftOfFirstVisit(page)).toBeGreaterThan(MAX_SHIFT)
})

test('a single shift is not held against a page', async ({ page }) => {
  await movePage(page, (visit) => visit === 1)
  await visitFirst(page, ADDRESS)
  expect(await shiftOfFirstVisit(page)).toBeLessThanOrEqual(MAX_SHIFT)
})

test('nothing moves when the font comes three seconds late @widths', async ({ page }) => {
  const fonts: string[] = []
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(LATE_MS)
    fonts.push(route.request().url())
    await route.continue()
  })
  for (const route of ['home', 'products-category', 'products-category-slug'] as const) {
    fonts.length = 0
    await page.goto(examplePage(route, 'ww'))
    await expect.poll(() => fonts.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT)
  }
})

test.describe('content below the first screen, before the scripts are there', () => {
  const below = (page: Page) => page.locator('main > section[data-static]').last()
  test.beforeEach(({ page }) => page.route(/\.js$/, (route) => route.abort()))

  test('is laid out when it comes near', async ({ page }) => {
    await page.goto('/')
    await expect(below(page)).toHaveCSS('content-visibility', 'auto')
  })

  test('is there for those who are led to a place in it, or come back', async ({ page }) => {
    await page.goto('/#main')
    await expect(below(page)).toHaveCSS('content-visibility', 'visible')
    await page.goto('/')
    await page.reload()
    await expect(below(page)).toHaveCSS('content-visibility', 'visible')
  })
})
