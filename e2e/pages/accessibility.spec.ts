import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { examplePage } from '../support/built-site'
import { pageTypes } from '../support/page-types'

for (const site of ['ww', 'it_eu', 'de_eu'] as const) {
  for (const route of pageTypes) {
    test(`axe finds nothing on ${route} in ${site} @widths`, async ({ page }) => {
      await page.goto(examplePage(route, site))
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => ({
          id,
          where: nodes.map(({ target }) => target.join(' ')),
        })),
      ).toEqual([])
    })

    test(`${route} in ${site} does not scroll sideways @widths`, async ({ page }) => {
      await page.goto(examplePage(route, site))
      const widths = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: document.documentElement.clientWidth,
      }))
      expect(widths.content).toBeLessThanOrEqual(widths.window)
    })
  }
}

test('the narrowest phones show every page type without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const route of pageTypes) {
    await page.goto(examplePage(route, 'de_eu'))
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      route,
    ).toBeLessThanOrEqual(320)
  }
})
