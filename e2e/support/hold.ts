import type { Page } from '@playwright/test'

/**
 * Keeps back the answers of some addresses, as a slow line does.
 *
 * @returns lets them come
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
