import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { examplePage } from '../support/built-site'
import { pageTypes } from '../support/page-types'

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })

for (const route of pageTypes) {
  // German words are the longest: what fits in German fits in all languages.
  test(`axe finds nothing on ${route}, and it does not scroll sideways @widths`, async ({
    page,
  }) => {
    await page.goto(examplePage(route, 'de_eu'))
    expect(await scrollsSideways(page)).toBe(false)
    expect(await findings(page)).toEqual([])
  })
}

for (const [index, route] of pageTypes.entries()) {
  const site = index % 2 === 0 ? 'ww' : 'it_eu'
  test(`axe finds nothing on ${route} in ${site}`, async ({ page }) => {
    await page.goto(examplePage(route, site))
    expect(await findings(page)).toEqual([])
  })
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
