import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/test/browsers'
import { hydrated } from '../e2e/support/chrome'
import { longestInteraction, median, observeInteractions } from './observe-interactions'

const RESULTS = 'bench/results'
/**
 * The usual meaning of "a mid-range phone" in issue trackers and Lighthouse: a quarter of this machine's
 * speed.
 */
const SLOWED = 4
/** How often each overlay is opened; the first time downloads and renders, the others only show. */
const TIMES = 5

const widths = [
  { name: 'phone', width: 390, height: 844, overlays: ['mainMenu', 'search'] },
  {
    name: 'desktop',
    width: 1440,
    height: 900,
    overlays: ['mainMenu', 'localeMenu', 'userMenu', 'form', 'search'],
  },
] as const

interface Row {
  readonly width: string
  readonly overlay: string
  /** Milliseconds from the press to the next paint, from Event Timing (steps of 8 ms). */
  readonly first: number
  readonly again: number
}

async function openings(page: Page, overlay: string): Promise<readonly number[]> {
  const values: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const control = page.locator(`[data-opens="${overlay}"]:visible`).first()
    // A pointer or a finger takes longer than this to arrive.
    await control.hover()
    await longestInteraction(page)
    await control.click()
    await page.waitForFunction((name) => document.documentElement.dataset.overlay === name, overlay)
    values.push(await longestInteraction(page))
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.documentElement.dataset.overlay === undefined)
    await longestInteraction(page)
  }
  return values
}

/**
 * Interaction to next paint of the overlays on a slowed processor, on the site that is served at
 * `BASE_URL` (`npm run serve`). Prints a table and writes it as JSON.
 */
export async function benchmarkInteraction(): Promise<void> {
  const baseURL = process.env.BASE_URL ?? 'http://localhost:8888'
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const rows: Row[] = []
  for (const { name, width, height, overlays } of widths) {
    for (const overlay of overlays) {
      const page = await browser.newPage({ baseURL, viewport: { width, height } })
      await page.addInitScript(observeInteractions)
      await page.goto('/products')
      await hydrated(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
      const [first = 0, ...again] = await openings(page, overlay)
      rows.push({ width: name, overlay, first, again: median(again) })
      await page.close()
    }
  }
  await browser.close()
  console.table(rows)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'interaction.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
