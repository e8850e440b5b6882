import { expect, test } from '@playwright/test'
import { path } from '../../src/routes'
import { axeFindings, WCAG } from '../support/axe'
import { hold } from '../support/hold'
import { widthTag } from '../support/languages'
import { openSearch, queryOf, SEARCH, searchEvents, searchLanguages } from '../support/search'

/** Requirements 9. */
const MOST = 4

for (const [site, messages, texts] of searchLanguages) {
  test(`a machine of ${site} is found by keyboard alone${widthTag[site]} @browsers`, async ({
    page,
  }) => {
    const field = await openSearch(page, path('services', site))
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('placeholder', messages.search.placeholder)
    const answer = await hold(page, SEARCH)
    await page.keyboard.type('arcus')
    const dialog = page.getByRole('dialog', { name: messages.search.title })
    await expect(dialog.getByRole('status')).toHaveText(texts.loading)
    answer()
    const options = dialog.getByRole('listbox', { name: texts.suggestions }).getByRole('option')
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThanOrEqual(MOST)
    // Each shows its section below or beside its title.
    for (const option of await options.all()) {
      await expect(option.locator('span').nth(1)).toHaveText(/\S/)
    }
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(dialog.getByRole('status')).toHaveText(/^\d /)
    expect(await searchEvents(page)).toEqual([
      { event: 'search', query: 'arcus', results: expect.arrayContaining(['Arcus 350']) },
    ])

    const machine = options.filter({ hasText: 'Arcus' }).first()
    while ((await machine.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown')
    }
    await expect(field).toBeFocused()
    expect(await axeFindings(page, WCAG)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${site}/products/[^/]+/arcus`))
    await expect(page.locator('html')).not.toHaveAttribute('data-overlay', /./)
  })
}

test('a single version is offered by its title, and its page shows it', async ({ page }) => {
  const field = await openSearch(page, '/services')
  await field.fill('arcus duo')
  const version = page.getByRole('option', { name: /Arcus Duo/ }).first()
  await expect(version).toHaveAttribute('href', /\/arcus-duo\?version=[\w-]+$/)
  await version.click()
  await expect(page).toHaveURL(/\?version=/)
})

// @R2.4.6
test('a press release opens its document in a new tab, and the query is cleared @browsers', async ({
  page,
}) => {
  const field = await openSearch(page, path('services', 'en_eu'))
  await field.fill('saxum closes 2025 with 168 million')
  const release = page.getByRole('option', { name: /168 million/ })
  await expect(release).toHaveAttribute('href', /^\/api\/document\//)
  const opened = page.waitForEvent('popup')
  await release.click()
  await (await opened).close()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page).toHaveURL(path('services', 'en_eu'))
})

test('only the last of what is typed is asked for and shown, however late an answer is @browsers', async ({
  page,
}) => {
  const field = await openSearch(page, '/services')
  const asked: (string | null)[] = []
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SEARCH, async (route) => {
    asked.push(queryOf(route.request()))
    if (queryOf(route.request()) === 'titan') await held
    // The browser has ended the first call by then.
    await route.continue().catch(() => undefined)
  })
  // All letters at once: on a busy machine a typist would pause long enough for a search.
  await field.evaluate((input: HTMLInputElement, text) => {
    for (const letter of text) {
      input.value += letter
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, 'titan')
  await expect(field).toHaveValue('titan')
  await expect.poll(() => asked).toEqual(['titan'])
  await field.fill('arcus')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Arcus' }).first()).toBeVisible()
  release?.()
  await page.evaluate(() => fetch('/api/search?site=ww&query='))
  await expect(options.filter({ hasText: 'Arcus' }).first()).toBeVisible()
  await expect(options.filter({ hasText: 'Titan' })).toHaveCount(0)
  expect(asked.slice(0, 2)).toEqual(['titan', 'arcus'])
  expect(await searchEvents(page)).toEqual([expect.objectContaining({ query: 'arcus' })])
})

test('a failure is said and logged, and can be tried again @widths', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const field = await openSearch(page, path('services', 'de_eu'))
  await page.route(SEARCH, (route) => route.fulfill({ status: 502, json: {} }))
  await field.fill('arcus')
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('')
  await expect.poll(() => errors.join('\n')).toMatch(/answered with 502/)
  expect(await axeFindings(page, WCAG)).toEqual([])
  await page.unroute(SEARCH)
  await alert.getByRole('button').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a query of markup and symbols is text, finds nothing and breaks nothing', async ({
  page,
}) => {
  const field = await openSearch(page, path('services', 'en_eu'))
  await field.fill('<zzqqxx> 👩🏽‍🔧 منشار')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results')
  expect(await axeFindings(page, WCAG)).toEqual([])
  await expect(page.getByRole('dialog').locator('zzqqxx')).toHaveCount(0)
  const asked = page.waitForRequest(SEARCH)
  await field.fill('saw '.repeat(2500))
  expect(queryOf(await asked)?.length).toBeLessThanOrEqual(200)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
