import { expect, test } from '@playwright/test'
import { path } from '../../src/routes'
import de from '../../src/sites/messages/de.json' with { type: 'json' }
import { hydrated } from '../support/chrome'
import { hold } from '../support/hold'
import { isDesktop, languages, widthTag } from '../support/languages'

for (const [site, { chrome }] of languages) {
  // @R2.4.10
  test(`a footer box of ${site} opens by pointer, keyboard and finger${widthTag[site]}`, async ({
    page,
  }) => {
    await page.goto(path('products', site))
    await hydrated(page)
    const boxes = page.getByRole('navigation', { name: chrome.footerNavigation })
    const title = boxes.getByRole('button').first()
    const link = boxes.getByRole('link').first()
    await expect(link).toBeHidden()
    if (isDesktop(page)) await title.hover()
    else await title.tap().catch(() => title.click())
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
    await expect(link).toBeHidden()
    await title.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
  })

  // @R2.4.11
  test(`the sitemap of ${site} opens, fetches the rest, and closes on navigation${widthTag[site]}`, async ({
    page,
  }) => {
    await page.goto(path('products', site))
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    await footer.locator('summary', { hasText: chrome.sitemap }).click()
    const sitemap = footer.getByRole('navigation', { name: chrome.sitemap })
    const home = sitemap.getByRole('link', { name: chrome.home, exact: true })
    await expect(home).toHaveAttribute('href', path('home', site))
    await home.click()
    await expect(page).toHaveURL(path('home', site))
    await expect(sitemap).toBeHidden()
  })
}

test('a sitemap that the browser opened before its script came closes with the page', async ({
  page,
}) => {
  const come = await hold(page, '**/slice-data/site-footer-*.json')
  await page.goto(path('products', 'de_eu'))
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  const toggle = footer.locator('summary', { hasText: 'Sitemap' })
  await toggle.click()
  await footer.getByRole('navigation', { name: 'Sitemap' }).getByRole('link').first().click()
  await expect(page).toHaveURL(path('home', 'de_eu'))
  await expect(footer.getByRole('navigation', { name: 'Sitemap' })).toBeHidden()
  come()
  await toggle.click()
  await expect(footer.getByRole('navigation', { name: 'Sitemap' })).toBeVisible()
})

test('an open box covers nothing of what stands above the boxes', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path('products', 'de_eu'))
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    const boxes = footer.getByRole('navigation', { name: de.chrome.footerNavigation })
    const company = footer.locator('address, img').or(footer.getByLabel(de.chrome.followUs))
    // Content that is laid out on the way down would move the titles away from the mouse.
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.locator('xpath=ancestor::*[@data-static]')).toHaveCount(0)
    for (const title of await boxes.getByRole('button').all()) {
      await title.hover()
      const list = boxes.getByRole('list')
      await expect(list).toHaveCount(1)
      const top = await list.evaluate((element) => element.getBoundingClientRect().top)
      const bottom = await company.evaluateAll((elements) =>
        Math.max(...elements.map((element) => element.getBoundingClientRect().bottom)),
      )
      expect(top, `${await title.textContent()} at ${width}`).toBeGreaterThan(bottom)
    }
  }
})

test('the year and the VAT number stand in every footer', async ({ page }) => {
  await page.goto('/de_eu/products')
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`)
  await expect(page.getByRole('contentinfo')).toContainText('IT00000000000')
})

// @R2.4.12
test('the newsletter box is on the configured routes only', async ({ page }) => {
  const box = page.locator('a[href="https://www.example.com/newsletter"]')
  await page.goto('/products')
  await expect(box).toHaveCount(1)
  await page.goto('/no/such/page')
  await expect(box).toHaveCount(0)
})
