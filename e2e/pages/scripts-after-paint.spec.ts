import { expect, test } from '@playwright/test'
import type { RouteName } from '../../src/routes'
import { examplePage } from '../support/built-site'
import { hydratedAtOnce } from '../support/chrome'

/** A page with content that is hydrated on interaction, and one with content that is hydrated at once. */
const PAGES: readonly RouteName[] = ['home', 'products-category']

for (const route of PAGES) {
  // @RD9.5
  test(`${route}: scripts are asked for when there is something to see`, async ({ page }) => {
    await page.goto(examplePage(route, 'it_eu'))
    await hydratedAtOnce(page)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length).toBeGreaterThan(2)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
  })
}
