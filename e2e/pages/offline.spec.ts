import { expect, test, type Page } from '@playwright/test'
import { offlineTexts } from '../../src/gatsby-browser/offline/offline-texts'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { examplePage } from '../support/built-site'
import { hydrated, opener } from '../support/chrome'
import german from '../../src/sites/messages/de.json' with { type: 'json' }

const overview = examplePage('products', 'de_eu')
const product = examplePage('products-category-slug', 'de_eu')

const status = (page: Page) => page.locator('.offline')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a page and touches it, like a visitor who is about to move on. */
async function open(page: Page): Promise<void> {
  await page.goto(overview)
  await hydrated(page)
  await heading(page).hover()
  await status(page).waitFor({ state: 'attached' })
  // The first touch hydrates all other islands.
  await expect(page.locator('[data-static]')).toHaveCount(0)
}

test('Offline: a link keeps the page and says so, and leads on when there is a connection @widths', async ({
  page,
  context,
}) => {
  await open(page)
  const title = await heading(page).innerText()
  await context.setOffline(true)
  await expect(status(page)).toHaveText(offlineTexts.de.offline)
  expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])

  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/de_eu/"]')
    if (link) link.href = href
    link?.click()
  }, product)
  await expect(status(page)).toHaveText(offlineTexts.de.waiting)
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveURL(overview)

  await context.setOffline(false)
  await expect(page).toHaveURL(product)
  await expect(heading(page)).not.toHaveText(title)
  await expect(status(page)).toBeEmpty()
})

test('Offline: what failed is tried again when there is a connection', async ({
  page,
  context,
}) => {
  await open(page)
  await context.setOffline(true)
  await opener(page, 'localeMenu').press('Tab')
  await opener(page, 'search').press('Enter')
  const failure = page.locator('#modals').getByRole('alert')
  await expect(failure).toContainText(german.chrome.loadFailed)
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
})
