import { expect, test } from '@playwright/test'
import { languages, widthTag } from '../support/languages'
import { overlappingTexts } from '../support/overlaps'
import { path } from '../../src/routes'

test.use({ javaScriptEnabled: false })

for (const [site, { chrome }] of languages) {
  test(`the menus of ${site} work without JavaScript${widthTag[site]}`, async ({ page }) => {
    await page.goto(path('products', site))
    await page.locator('summary[data-opens="mainMenu"]').click()
    const menu = page.getByRole('navigation', { name: chrome.mainNavigation })
    await menu.locator('summary').first().click()
    const link = menu.locator('a[href*="/products/"]:visible').first()
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(href ?? '')
  })

  test(`${site} offers nothing that needs JavaScript, and all of it can be read${widthTag[site]}`, async ({
    page,
  }) => {
    await page.goto(path('products', site))
    expect(await overlappingTexts(page)).toEqual([])
    await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0)
    await expect(
      page.getByRole('navigation', { name: chrome.footerNavigation }).getByRole('link').first(),
    ).toBeVisible()
    await page.locator('summary[data-opens="localeMenu"]').click()
    await expect(page.getByRole('link', { name: /Français/ }).first()).toBeVisible()
  })
}
