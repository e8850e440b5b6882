import { expect, type Locator, type Page } from '@playwright/test'
import type { OverlayName } from '../../src/chrome/overlays/transitions'

/** The visible control of the header that opens an overlay at this width. */
export const opener = (page: Page, overlay: OverlayName): Locator =>
  page.locator(`[data-opens="${overlay}"]:visible`).first()

/** Waits until every part is hydrated that does not wait for an interaction. */
export const hydratedAtOnce = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/**
 * Hides mouse events from the page: Chromium reports a mouse at the window's corner when the layout under it
 * changes, although nobody moved it. For tests of the page before a visitor touches it.
 */
export async function withoutInteraction(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  )
}

/** The content of a page that is hydrated on interaction, while it is static HTML. */
export const staticContent = (page: Page): Locator => page.locator('main[data-static]')

/** Waits until every part of the page is hydrated; parts that wait for an interaction get one. */
export async function hydrated(page: Page): Promise<void> {
  await hydratedAtOnce(page)
  if ((await staticContent(page).count()) === 0) return
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await expect(staticContent(page)).toHaveCount(0)
  await expect(page.locator('main [data-static]')).toHaveCount(0)
}

/** Gives the page an interaction, and waits until all of it is hydrated, the footer's code included. */
export async function whollyHydrated(page: Page): Promise<void> {
  await hydratedAtOnce(page)
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await expect(page.locator('[data-static]')).toHaveCount(0)
}

/** Waits until the browser has painted what was ready: the observers and effects of that frame have run. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await new Promise((resolve) => setTimeout(resolve))
  })

/**
 * Waits until every part is hydrated that does not wait for an interaction, and static content is laid out.
 * The layout happens part by part, and would move elements during a measurement.
 */
export async function laidOut(page: Page): Promise<void> {
  await hydratedAtOnce(page)
  if ((await staticContent(page).count()) === 0) return
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-static]')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  )
}

/** Whether the focus is inside an element. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement))

/** Clicks an element in its place once it stands still. Playwright's own click may scroll the page to it. */
export async function clickInPlace(element: Locator): Promise<void> {
  const center = () =>
    element.evaluate(async (node) => {
      const middle = () => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return [x + width / 2, y + height / 2] as const
      }
      const before = middle()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const [x, y] = middle()
      const isStill = x === before[0] && y === before[1]
      return isStill && node.contains(document.elementFromPoint(x, y)) ? { x, y } : null
    })
  let at = await center()
  await expect.poll(async () => (at ??= await center())).not.toBeNull()
  if (at) await element.page().mouse.click(at.x, at.y)
}
