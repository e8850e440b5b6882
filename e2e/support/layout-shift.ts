import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { hydratedAtOnce } from './chrome'
import { TESTED_BUILD } from './tested-build'

/** How far parts of a page may move by themselves: cumulative layout shift. */
export const MAX_SHIFT = 0.01
/** How long the browser may take to report a shift. */
const REPORT_MS = 100

/** How far parts of the page have moved by themselves since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    (timeoutMs) =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), timeoutMs)
      }),
    REPORT_MS,
  )

const FONT = /^archivo-latin-wght-normal.*\.woff2$/
function fontAddress(): string {
  const font = readdirSync(path.join(TESTED_BUILD, 'static')).find((name) => FONT.test(name))
  if (font === undefined) throw new Error(`The build has no font ${FONT.source} in static/.`)
  return `/static/${font}`
}

/**
 * Opens a page with an empty browser cache except for the font. Otherwise the font would arrive before or
 * after the first paint by chance. A late font has a test of its own.
 */
export async function visitFirst(page: Page, address: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  await page.goto('/robots.txt')
  await page.evaluate(async (font) => (await fetch(font)).arrayBuffer(), fontAddress())
  await page.goto(address)
}

/**
 * How far parts of a page have moved since its first visit, once everything is loaded. A visit without a
 * shift above the limit counts at once. Otherwise the result is the median of three visits: it includes a
 * repeated shift, but not a single one on a busy machine. The page is open afterwards.
 */
export async function shiftOfFirstVisit(page: Page): Promise<number> {
  const loadedShift = async () => {
    // The network may be idle before the first script begins.
    await hydratedAtOnce(page)
    await page.waitForLoadState('networkidle')
    return shiftOf(page)
  }
  const again = async () => {
    await visitFirst(page, page.url())
    return loadedShift()
  }
  const first = await loadedShift()
  if (first <= MAX_SHIFT) return first
  const [, median = first] = [first, await again(), await again()].sort((a, b) => a - b)
  return median
}
