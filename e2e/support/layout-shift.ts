import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** How far parts of a page may move by themselves: cumulative layout shift. */
export const MAX_SHIFT = 0.01
/** How long the browser may take to report what has moved. */
const REPORT_MS = 100

/** How far parts of the page have moved by themselves since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    (patience) =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), patience)
      }),
    REPORT_MS,
  )

const FONT = /^archivo-latin-wght-normal.*\.woff2$/
const fontAddress = () => `/static/${readdirSync('public/static').find((name) => FONT.test(name))}`

/**
 * Opens a page with nothing in the browser's cache but the font: whether it comes before or after the
 * first paint would be chance, and what moves when it is late has a test of its own.
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
 * How far parts of a page have moved since its first visit, once everything is loaded. A visit in which
 * nothing moves is believed; otherwise it is the median of three, so that what repeats is found and
 * what a stall of the machine did once is not. The page is open afterwards.
 */
export async function shiftOfFirstVisit(page: Page): Promise<number> {
  const loadedShift = async () => {
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
