import { expect, test, type Page } from '@playwright/test'
import { privacyTexts } from '../../src/features/privacy/dialog/dialog-texts'
import { path } from '../../src/routes'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { hydrated } from '../support/chrome'
import { hold } from '../support/hold'
import { CONTAINER, withTagManager } from '../support/tag-manager'
import de from '../../src/sites/messages/de.json' with { type: 'json' }

const HOME = path('home', 'de_eu')
const NEWS = path('news-and-events', 'de_eu')
const texts = privacyTexts.de

/**
 * The tag manager waits 6 s until the page has settled, and up to 6 s more for an idle browser. A busy machine needs
 * time besides.
 */
const SETTLED = { timeout: 45_000 }

const dialog = (page: Page) => page.getByRole('dialog', { name: texts.title })
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: de.chrome.privacy })

const ofSite = /\/de_eu(\/[^.]*)?$/
const managed = (page: Page) => withTagManager(page, ofSite, 'window.tagManagerRan = true')

/** The consent commands that the tag manager received, with their value for statistics. */
const consents = (page: Page) =>
  page.evaluate(() => {
    const commands: unknown[] = (window.dataLayer ?? []).map((each) => Object.values(each))
    return commands.filter((each) => Array.isArray(each) && each[0] === 'consent')
  })

test('nothing of others is loaded before a visitor allows it, and what is allowed is kept @widths', async ({
  page,
}) => {
  const loaded = await managed(page)
  await page.goto(HOME)
  await hydrated(page)
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
  await dialog(page).getByRole('button', { name: texts.none }).click()
  await expect(dialog(page)).toHaveCount(0)
  // By then the question would be there: its code is fetched as soon as the page is hydrated.
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  await expect(footerButton(page)).toBeAttached()
  await expect(dialog(page)).toHaveCount(0)
  expect(loaded).toEqual([])
})

test('statistics that are allowed are loaded, and can be taken back at the end of each page', async ({
  page,
}) => {
  const loaded = await managed(page)
  await page.goto(HOME)
  await dialog(page)
    .getByRole('checkbox', { name: new RegExp(`^${texts.statistics}`) })
    .check()
  await dialog(page).getByRole('button', { name: texts.save }).click()
  await expect
    .poll(() => loaded, SETTLED)
    .toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`])
  await expect.poll(() => page.evaluate(() => 'tagManagerRan' in window)).toBe(true)
  const told = (mode: string, analytics: string) => [
    'consent',
    mode,
    expect.objectContaining({ ad_storage: 'denied', analytics_storage: analytics }),
  ]
  await expect
    .poll(() => consents(page))
    .toEqual([told('default', 'denied'), told('update', 'granted')])

  await page.goto(NEWS)
  await hydrated(page)
  await expect.poll(() => loaded.length, SETTLED).toBe(2)
  await footerButton(page).click()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await dialog(page).getByRole('button', { name: texts.none }).click()
  await expect(footerButton(page)).toBeFocused()
  await expect.poll(async () => (await consents(page)).at(-1)).toEqual(told('update', 'denied'))
})

test('a dialog that is asked for before its part of the page is hydrated stays as it is', async ({
  page,
}) => {
  const send = await hold(page, '**/slice-data/site-footer-*.json')
  await page.goto(HOME)
  await hydrated(page)
  await footerButton(page).click()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  const link = dialog(page).getByRole('link', { name: texts.notice })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  send()
  await expect(
    page.locator('footer:is([data-static], [data-static] *, :has([data-static]))'),
  ).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a visitor who opens the choice before the scripts are there is asked once', async ({
  page,
}) => {
  await managed(page)
  const send = await hold(page, '**/*.js')
  await page.goto(HOME, { waitUntil: 'domcontentloaded' })
  await footerButton(page).click()
  send()
  await hydrated(page)
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await expect(footerButton(page)).not.toHaveAttribute('aria-busy')
  await dialog(page).getByRole('button', { name: texts.none }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('a site without a tag manager does not ask, and who wants to choose can', async ({ page }) => {
  await page.goto(HOME)
  await hydrated(page)
  await expect(dialog(page)).toHaveCount(0)
  await footerButton(page).click()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('link', { name: texts.notice })).toBeFocused()
})
