import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than there are between two parts of any page, menus included. */
const MAX_STOPS = 400

/** Without waiting: an element that is gone has no focus. */
const hasFocus = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Moves the focus from stop to stop until it reaches the element, like a visitor with only a keyboard. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  await expect(locator).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS && !(await hasFocus(locator)); stop += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(locator).toBeFocused()
}
