import { expect, type Page } from '@playwright/test'

/**
 * Scrolls to a position, again while the page is still growing. Each time it waits for two frames: scripts get
 * the event in the next one, and Gatsby stores the position then.
 *
 * @param y in pixels
 */
export async function scrollTo(page: Page, y: number): Promise<void> {
  const scroll = () =>
    page.evaluate(async (to) => {
      const frame = () => new Promise(requestAnimationFrame)
      window.scrollTo(0, to)
      await frame()
      await frame()
      return Math.round(window.scrollY)
    }, y)
  await expect.poll(scroll).toBe(y)
}
