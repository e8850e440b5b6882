import { expect, test, type Page } from '@playwright/test'
import { searchUrl } from '../../src/routes'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import enTexts from '../../src/sites/messages/search/en.json' with { type: 'json' }
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { hydrated, hydratedAtOnce, opener } from '../support/chrome'
import { MAX_SHIFT, shiftOf } from '../support/layout-shift'
import { widthTag } from '../support/languages'
import { openSearch, queryOf, SEARCH, searchEvents, searchLanguages } from '../support/search'

const main = (page: Page) => page.getByRole('main')
const count = (page: Page) => main(page).getByRole('heading', { level: 2 }).first()
const results = (page: Page) => main(page).locator('[data-search-results] > ol > li')

for (const [site] of searchLanguages) {
  test(`the page of ${site} lists what is found, with the words marked${widthTag[site]}`, async ({
    page,
  }) => {
    await page.goto(searchUrl(site, { query: 'arcus' }))
    await hydrated(page)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('arcus')
    await expect.poll(() => searchEvents(page)).toHaveLength(1)
    await expect(count(page)).toHaveText(/^\d+ /)
    const machine = results(page).filter({ has: page.getByRole('link', { name: 'Arcus 350' }) })
    await expect(machine.locator('a mark')).toHaveText('Arcus')
    await expect(machine.locator('p').first()).toHaveText(/\S/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT)
  })
}

test('sections have addresses of their own @browsers', async ({ page }) => {
  await page.goto(searchUrl('en_eu', { query: 'saw' }))
  await hydrated(page)
  const filter = main(page).getByRole('navigation', { name: enTexts.filter })
  const machines = filter.getByRole('link', { name: /^Machines/ })
  const [, wanted = ''] = /(\d+)$/.exec((await machines.innerText()).trim()) ?? []
  await machines.click()
  await expect(page).toHaveURL(searchUrl('en_eu', { query: 'saw', section: 'machines' }))
  await expect(count(page)).toHaveText(new RegExp(`^${wanted} `))
  await expect(machines).toHaveAttribute('aria-current', 'true')

  await filter.getByRole('link', { name: new RegExp(`^${enTexts.all}`) }).click()
  await expect(page).toHaveURL(searchUrl('en_eu', { query: 'saw' }))
  await expect(machines).not.toHaveAttribute('aria-current', /./)
})

test('a visitor who comes back from a result is where it was @browsers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto(searchUrl('en_eu', { query: 'saw' }))
  await hydrated(page)
  const result = results(page).nth(7)
  await result.scrollIntoViewIfNeeded()
  await result.getByRole('link').first().click()
  await expect(results(page)).toHaveCount(0)
  await page.goBack()
  await expect(result).toBeInViewport()
})

// @R4.5
test('another site is searched for the same words', async ({ page }) => {
  await page.goto(searchUrl('en_eu', { query: 'arcus', page: 2 }))
  await hydrated(page)
  await opener(page, 'localeMenu').click()
  await page.locator('a[hreflang="de-DE"]').first().click()
  await expect(page).toHaveURL(searchUrl('de_eu', { query: 'arcus' }))
  await expect(results(page).filter({ hasText: 'Brückensäge' }).first()).toBeVisible()
})

test('more than ten are on pages with addresses of their own, and going back leads back @browsers', async ({
  page,
}) => {
  await page.goto(searchUrl('en_eu', { query: 'saw' }))
  const pages = main(page).getByRole('navigation', { name: enTexts.pages })
  const best = results(page).first().getByRole('link')
  await expect(results(page)).toHaveCount(10)
  const onFirst = await best.innerText()
  await pages.getByRole('link', { name: enTexts.next }).click()
  await expect(page).toHaveURL(searchUrl('en_eu', { query: 'saw', page: 2 }))
  await expect(best).not.toHaveText(onFirst)
  const onSecond = await best.innerText()
  await page.reload()
  await expect(best).toHaveText(onSecond)
  await page.goBack()
  await expect(best).toHaveText(onFirst)
  await expect(page).toHaveURL(searchUrl('en_eu', { query: 'saw' }))
})

test('Enter in the overlay does not wait, and its late answer changes nothing', async ({
  page,
}) => {
  const field = await openSearch(page, '/services')
  let release: (() => void) | undefined
  const shown = new Promise<void>((resolve) => (release = resolve))
  await page.route(SEARCH, async (route) => {
    const { referer = '' } = route.request().headers()
    if (referer.endsWith('/services')) await shown
    await route.continue().catch(() => undefined)
  })
  await field.pressSequentially('arcus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(searchUrl('ww', { query: 'arcus' }))
  await expect(results(page).filter({ hasText: 'Arcus 350' }).first()).toBeVisible()
  release?.()
  await page.evaluate(() => fetch('/api/search?site=ww&query='))
  expect(await searchEvents(page)).toHaveLength(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-overlay', /./)
})

test('an answer that comes late overwrites no newer one @browsers', async ({ page }) => {
  await page.goto(searchUrl('en_eu', {}))
  await hydrated(page)
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SEARCH, async (route) => {
    if (queryOf(route.request()) === 'titan') await held
    await route.continue().catch(() => undefined)
  })
  const first = page.waitForRequest(SEARCH)
  const field = main(page).getByRole('searchbox')
  await field.fill('titan')
  await page.keyboard.press('Enter')
  await first
  await expect(main(page).getByRole('status')).toHaveText(enTexts.loading)
  await field.fill('arcus')
  await page.keyboard.press('Enter')
  await expect(results(page).filter({ hasText: 'Arcus 350' }).first()).toBeVisible()
  release?.()
  await page.evaluate(() => fetch('/api/search?site=ww&query='))
  await expect(results(page).filter({ hasText: 'Arcus 350' }).first()).toBeVisible()
})

test('a failure says so and can be tried again; nothing found leads on @widths', async ({
  page,
}) => {
  await page.goto(searchUrl('en_eu', {}))
  await hydrated(page)
  await page.route(SEARCH, (route) => route.fulfill({ status: 504, json: {} }))
  await main(page).getByRole('searchbox').fill('arcus')
  await page.keyboard.press('Enter')
  const alert = main(page).getByRole('alert').filter({ hasText: enTexts.failed })
  await expect(alert).toBeVisible()
  await expect.poll(() => axeFindings(page, BEST_PRACTICE)).toEqual([])
  await page.unroute(SEARCH)
  await alert.getByRole('button').click()
  await expect(results(page).first()).toBeVisible()

  const nonsense = '<zzqqxx>'
  await main(page).getByRole('searchbox').fill(nonsense)
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText(en.dropdown.noResults)
  await expect(main(page).getByText(enTexts.advice)).toBeVisible()
  await expect(main(page).locator('[data-search-results] zzqqxx')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: en.search.categories })).toBeVisible()
  await expect.poll(() => axeFindings(page, BEST_PRACTICE)).toEqual([])
  await main(page).getByRole('button', { name: en.talk.open }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-overlay', 'form')
})

test('nothing of the search is downloaded before it is wanted', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    // Responses that are still loading at the end of the test do not matter.
    scripts.push(response.text().catch(() => ''))
  })
  await page.goto('/services', { waitUntil: 'networkidle' })
  await hydratedAtOnce(page)
  const withSearch = async () => {
    const texts = await Promise.all(scripts)
    return texts.filter((script) => script.includes('/api/search?')).length
  }
  expect(scripts.length).toBeGreaterThan(3)
  expect(await withSearch()).toBe(0)
  await opener(page, 'search').hover()
  await expect.poll(withSearch).toBe(1)
})
