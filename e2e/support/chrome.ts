import { expect, type Locator, type Page } from '@playwright/test'
import type { OverlayName } from '../../src/chrome/overlays/transitions'

/** The control of the header that opens an overlay, as far as it is displayed at this width. */
export const opener = (page: Page, overlay: OverlayName): Locator =>
  page.locator(`[data-opens="${overlay}"]:visible`).first()

/** Waits until everything is hydrated that does not wait for an interaction. */
export const hydratedAtOnce = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/**
 * Keeps from the page what Chromium says of a mouse at the window's corner that nobody has moved, which it does when
 * the layout under it is another one: for tests of what happens before there is a visitor.
 */
export async function withoutInteraction(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  )
}

/** The content of a page that is hydrated on interaction, as long as it is static HTML. */
export const staticContent = (page: Page): Locator => page.locator('main[data-static]')

/** Waits until every part of the page is hydrated: what waits for an interaction gets one. */
export async function hydrated(page: Page): Promise<void> {
  await hydratedAtOnce(page)
  if ((await staticContent(page).count()) === 0) return
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await expect(staticContent(page)).toHaveCount(0)
  await expect(page.locator('main [data-static]')).toHaveCount(0)
}

/**
 * Waits until everything is hydrated that does not wait for an interaction, and static content is laid out. That happens
 * part by part, and moves things that are measured meanwhile.
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
