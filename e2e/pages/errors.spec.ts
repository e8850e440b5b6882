import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { errorReport } from '../../src/contract'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { examplePage } from '../support/built-site'
import { hydrated, painted, whollyHydrated } from '../support/chrome'
import { MAX_SHIFT, shiftOf } from '../support/layout-shift'
import german from '../../src/sites/messages/de.json' with { type: 'json' }
import { suggestionsTitle } from '../../src/features/suggestions/suggestions-texts'

const product = examplePage('products-category-slug', 'de_eu')

// @R2.4.16
test('Unknown page: the nearest pages are suggested in the language of the site, and lead on @widths', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A deep address without its last letter.
  const answer = await page.goto(product.slice(0, -1))
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  const nearest = page.getByRole('navigation', { name: suggestionsTitle.de })
  await expect(nearest.getByRole('link').first()).toHaveAttribute('href', product)
  expect(asked).toContain('/site-data/de_eu/pages.json')
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

  await nearest.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${product}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Unknown page: nothing is suggested where nothing is near, and no other page asks', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(product)
  await whollyHydrated(page)
  expect(asked.filter((path) => path.endsWith('/pages.json'))).toEqual([])

  const answered = page.waitForResponse('**/site-data/it_eu/pages.json')
  await page.goto('/it_eu/xyzzy')
  await (await answered).finished()
  await painted(page)
  await expect(page.getByRole('navigation', { name: suggestionsTitle.it })).toHaveCount(0)
})

test('Any error: a page that breaks gives way to the error page, and is reported once @widths', async ({
  page,
}) => {
  // Only a sample of pages with errors sends reports; this page is in it.
  await page.addInitScript(() => (Math.random = () => 0))
  const reports: string[] = []
  await page.route('**/api/error', (route) => {
    reports.push(route.request().postData() ?? '')
    return route.continue()
  })
  await page.route(new RegExp(`/page-data${product}/page-data\\.json`), async (route) => {
    const answer = await route.fetch()
    const { result, ...data } = z
      .looseObject({ result: z.looseObject({}) })
      .parse(await answer.json())
    return route.fulfill({ json: { ...data, result: { ...result, data: null } } })
  })
  const answered = page.waitForResponse('**/api/error')
  await page.goto(`${product}?token-of-nobody=secret`)
  const main = page.getByRole('main')
  await expect(main.getByText('500', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: german.error.other })).toBeVisible()
  await expect(main.getByText(/^Si è verificato un errore/)).toHaveAttribute('lang', 'it')
  await expect(page).toHaveTitle(new RegExp(`^${german.error.other} \\| .+`))
  const { home, products, engineering, services, news } = german.error
  for (const name of [home, products, engineering, services, news]) {
    await expect(main.getByRole('link', { name })).toBeVisible()
  }
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
  expect((await answered).status()).toBe(202)
  expect(reports).toHaveLength(1)
  expect(errorReport.parse(JSON.parse(reports[0] ?? ''))).toMatchObject({
    part: 'page',
    page: product,
  })
  expect(reports[0]).not.toContain('secret')
})

test('A picture is missing: its words stand in its place, and nothing moves', async ({ page }) => {
  await page.route(/\.(?:avif|webp|jpe?g)(?:\?|$)/, (route) => route.abort())
  await page.goto(product)
  await hydrated(page)
  const picture = page.locator('main img[alt]:not([alt=""])').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
  const box = await picture.boundingBox()
  expect(box?.height).toBeGreaterThan(100)
  expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT)
})
