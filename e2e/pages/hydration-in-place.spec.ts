import { expect, test, type Page } from '@playwright/test'
import type { RouteName } from '../../src/routes'
import { examplePages } from '../support/built-site'
import { hydrated, hydratedAtOnce, opener } from '../support/chrome'
import { pageTypes } from '../support/page-types'

/** A visitor's focus survives hydration: no element of the server's HTML is taken out of the document. */

declare global {
  interface Window {
    /** Elements that hydration moved. */
    movedElements: string[]
  }
}

/** Lists every element that is removed and inserted again. An element that is only removed was a placeholder. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movedElements = []
    const note = (records: readonly MutationRecord[]) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node instanceof Element && node.isConnected) {
          window.movedElements.push(node.outerHTML.slice(0, 200))
        }
      }
    }
    const watch = () =>
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
    document.addEventListener('DOMContentLoaded', watch)
  })
}

/** An example of a page type: of the European site, or the first site that has one. */
const exampleOf = (route: RouteName): string | undefined =>
  examplePages(route, 'en_eu')[0] ?? examplePages(route, 'ww')[0]

test('hydration moves no element of any page type', async ({ page }) => {
  await watchMoves(page)
  const pages = pageTypes.flatMap((route) => exampleOf(route) ?? [])
  expect(pages.length).toBeGreaterThan(40)
  for (const address of pages) {
    await page.goto(address)
    await hydrated(page)
    expect.soft(await page.evaluate(() => window.movedElements), address).toEqual([])
  }
})

for (const route of ['home', 'pages', 'not-found'] as const) {
  test(`the focus stays in the header of ${route} while it is hydrated @browsers`, async ({
    page,
  }) => {
    await page.goto(exampleOf(route) ?? `no page of ${route}`)
    await hydratedAtOnce(page)
    const menu = opener(page, 'mainMenu')
    await menu.focus()
    await hydrated(page)
    await expect(page.locator('[data-static]')).toHaveCount(0)
    await expect(menu).toBeFocused()
  })
}
