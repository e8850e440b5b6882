import { expect, test } from '@playwright/test'
import { examplePage } from '../support/built-site'

for (const [site, main] of [
  ['ww', 'Main'],
  ['it_eu', 'Principale'],
  ['de_eu', 'Hauptnavigation'],
] as const) {
  test(`a visitor of ${site} finds a machine from the home page @widths`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(site === 'ww' ? '/' : `/${site}`)
    expect(isMobile).toBe(false)
    await expect(page.getByRole('navigation', { name: main }).first()).toBeAttached()
    await page.goto(examplePage('products', site))
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/products\/[a-z-]+$/)
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/products\/[a-z-]+\/[a-z0-9-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
