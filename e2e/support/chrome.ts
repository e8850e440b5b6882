import type { Locator, Page } from '@playwright/test'
import type { OverlayName } from '../../src/chrome/overlays/transitions'

/** The control of the header that opens an overlay, as far as it is displayed at this width. */
export const opener = (page: Page, overlay: OverlayName): Locator =>
  page.locator(`[data-opens="${overlay}"]:visible`).first()

/** Waits until every part of the page is hydrated. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Whether the focus is inside an element. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement))
