import { expect, test, type Locator, type Page } from '@playwright/test'
import { path } from '../../src/routes'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { examplePage } from '../support/built-site'
import { hydrated, opener } from '../support/chrome'
import { delayScripts, hold } from '../support/hold'

/** A visitor's typing is never lost, even if the script of a field loads late. */

const HOME = path('home', 'ww')
const HELD_MS = 3000
/** Milliseconds per letter of a good typist. */
const LETTER_MS = 150

const search = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: LETTER_MS })

/** Types as soon as a field accepts text. Expects the whole text when all scripts are loaded. */
async function typeAtOnce(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await type(page, text)
  await page.waitForLoadState('networkidle')
  await expect(field).toHaveValue(text)
}

test.describe('the search', () => {
  test('is pressed before any script @phone', async ({ page }) => {
    const send = await hold(page, '**/*.js')
    await page.goto(HOME, { waitUntil: 'domcontentloaded' })
    await opener(page, 'search').click()
    await type(page, 'arcus')
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    send()
    await expect(search(page)).toHaveValue('arcus')
    await expect(search(page)).toBeFocused()
    await type(page, ' 9')
    await page.waitForLoadState('networkidle')
    await expect(search(page)).toHaveValue('arcus 9')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page, 'search')).toBeFocused()
  })

  test('is pressed before its own script', async ({ page }) => {
    await page.goto(HOME)
    await hydrated(page)
    await delayScripts(page, HELD_MS)
    await opener(page, 'search').click()
    await type(page, 'acus')
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    await type(page, 'r')
    await expect(search(page)).toHaveValue('arcus')
    await expect(search(page)).toBeFocused()
    await type(page, 'r')
    await page.waitForLoadState('networkidle')
    await expect(search(page)).toHaveValue('arrcus')
  })

  test('is pressed on a slow line', async ({ page }) => {
    await page.goto(HOME)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    const speed = (1.4 * 1024 * 1024) / 8
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 560, downloadThroughput: speed, uploadThroughput: speed },
    })
    await opener(page, 'search').click()
    await type(page, 'arcus')
    await expect(search(page)).toHaveValue('arcus')
    await page.waitForLoadState('networkidle')
    await expect(search(page)).toHaveValue('arcus')
  })

  test('Enter searches before any script', async ({ page }) => {
    const send = await hold(page, '**/*.js')
    await page.goto(HOME, { waitUntil: 'domcontentloaded' })
    await opener(page, 'search').click()
    await type(page, 'arcus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?query=arcus$/)
    send()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('arcus')
  })
})

test.describe('with scripts held back by 3 s, the text is whole at the end', () => {
  test('in the list of the talk panel, and in each field of its form', async ({ page }) => {
    await delayScripts(page, HELD_MS)
    await page.goto(HOME, { waitUntil: 'domcontentloaded' })
    await opener(page, 'form').click()
    const panel = page.getByRole('dialog')
    const purpose = panel.getByRole('combobox')
    await typeAtOnce(page, purpose, 'in')
    await page.getByRole('option').first().click()
    const fields = panel.locator(
      'form :is(input[type=text], input[type=email], input[type=tel], textarea)',
    )
    await fields.first().waitFor()
    for (const field of await fields.all()) await typeAtOnce(page, field, 'arcus')
    for (const field of await fields.all()) await expect(field).toHaveValue('arcus')
  })

  test('in the choices of the main menu', async ({ page }) => {
    await delayScripts(page, HELD_MS)
    await page.goto(HOME, { waitUntil: 'domcontentloaded' })
    await opener(page, 'mainMenu').click()
    const menu = page.getByRole('navigation', { name: en.chrome.mainNavigation })
    await menu.locator('summary').first().click()
    await typeAtOnce(page, menu.getByRole('combobox', { name: en.finder.businessUnit }), 'sto')
  })

  test('in the list of forms of a page', async ({ page }) => {
    await delayScripts(page, HELD_MS)
    const form = examplePage('contacts-form', 'ww')
    await page.goto(form, { waitUntil: 'domcontentloaded' })
    await typeAtOnce(page, page.getByRole('main').getByRole('combobox').first(), 'in')
  })

  for (const [name, address, field] of [
    [
      'faq',
      path('services-faq', 'ww'),
      (page: Page) => page.getByRole('searchbox', { name: en.faq.find }),
    ],
    [
      'places',
      path('contacts-branches', 'ww'),
      (page: Page) => page.getByRole('searchbox', { name: en.place.search }),
    ],
    [
      'search page',
      path('search', 'ww'),
      (page: Page) => page.getByRole('main').getByRole('searchbox'),
    ],
  ] as const) {
    test(`in the field of a page: ${name}`, async ({ page }) => {
      await delayScripts(page, HELD_MS)
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await typeAtOnce(page, field(page), 'florence arcus')
    })
  }
})
