import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Simulates a slow connection: every answer to a script arrives this many milliseconds later. */
export const delayScripts = (page: Page, ms: number): Promise<unknown> =>
  page.route('**/*.js', async (route) => {
    await pause(ms)
    await route.continue()
  })

/**
 * Holds back the answers of some addresses, like a slow connection.
 *
 * @returns a function that releases them
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
