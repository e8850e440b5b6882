import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { z } from 'zod'
import { hydrated } from '../e2e/support/chrome'
import { withTagManager } from '../e2e/support/tag-manager'
import { findChromium } from '../scripts/test/browsers'
import { longestInteraction, median, observeInteractions } from './observe-interactions'

const RESULTS = 'bench/results'
const ADDRESS = '/en_eu'
/** A mid-range phone: a quarter of this machine's speed. */
const SLOWED = 4
const RUNS = 5
/** How often menu and search are opened as soon as the page is usable. */
const OPENINGS = 4
/** Milliseconds that a page without a tag manager is observed. */
const READING = 15_000
/** A substitute for a tag manager: 300 ms of work at this machine's own speed. */
const BURNS =
  'const end = performance.now() + 300 * 4; while (performance.now() < end); window.tagManagerRan = true'

const loading = z.object({
  firstPaint: z.number(),
  tasks: z.array(z.object({ start: z.number(), duration: z.number() })),
})

/** Records the long tasks of a page. */
const observeTasks = () => {
  const tasks: { start: number; duration: number }[] = []
  Object.assign(window, { longTasks: tasks })
  const keep = ({ startTime: start, duration }: PerformanceEntry) => tasks.push({ start, duration })
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
    type: 'longtask',
    buffered: true,
  })
}

/** Time to Interactive: the end of the last long task before five seconds without one (web.dev, TTI). */
function interactiveAt({ firstPaint, tasks }: z.infer<typeof loading>): number {
  let at = firstPaint
  for (const { start, duration } of tasks) {
    if (start - at > 5000) break
    at = Math.max(at, start + duration)
  }
  return at
}

/**
 * Total Blocking Time: the sum of the time above 50 ms of each long task before the page is interactive
 * (web.dev, TBT).
 */
function blockingTime(page: z.infer<typeof loading>): number {
  const end = interactiveAt(page)
  return page.tasks
    .filter(({ start }) => start >= page.firstPaint && start < end)
    .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
}

type Open = (isManaged: boolean) => Promise<Page>

/** Opens the page as a visitor who has allowed the tag manager, and waits until the page is usable. */
const opener =
  (browser: Browser, baseURL: string): Open =>
  async (isManaged) => {
    const page = await browser.newPage({ baseURL, viewport: { width: 412, height: 823 } })
    await page.addInitScript(observeTasks)
    await page.addInitScript(observeInteractions)
    const choice = `${new Date().toISOString()} statistics`
    await page.addInitScript((kept) => localStorage.setItem('privacy-choice', kept), choice)
    if (isManaged) await withTagManager(page, /\/en_eu$/, BURNS)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.goto(ADDRESS)
    await hydrated(page)
    return page
  }

/** Observes the page until the tag manager has run. Without a tag manager it waits for a fixed time. */
async function reading(page: Page, isManaged: boolean): Promise<number> {
  if (isManaged)
    await page.waitForFunction(() => 'tagManagerRan' in window, null, { timeout: 60_000 })
  else await page.waitForTimeout(READING)
  const found: unknown = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    tasks: Reflect.get(window, 'longTasks'),
  }))
  return blockingTime(loading.parse(found))
}

/** Opens menu and search repeatedly as soon as the page is usable. */
async function pressing(page: Page): Promise<number> {
  const durations: number[] = []
  for (let time = 0; time < OPENINGS; time += 1) {
    for (const overlay of ['mainMenu', 'search']) {
      await page.locator(`[data-opens="${overlay}"]:visible`).first().click()
      await page.waitForFunction(
        (name) => document.documentElement.dataset.overlay === name,
        overlay,
      )
      durations.push(await longestInteraction(page))
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => document.documentElement.dataset.overlay === undefined)
      durations.push(await longestInteraction(page))
    }
  }
  return Math.max(...durations)
}

async function row(open: Open, isManaged: boolean) {
  const blocking: number[] = []
  const interaction: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const read = await open(isManaged)
    blocking.push(await reading(read, isManaged))
    await read.close()
    const pressed = await open(isManaged)
    interaction.push(await pressing(pressed))
    await pressed.close()
  }
  return {
    tagManager: isManaged,
    blockingTime: Math.round(median(blocking)),
    interactionToNextPaint: median(interaction),
  }
}

async function measured(baseURL: string) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const open = opener(browser, baseURL)
  try {
    return [await row(open, false), await row(open, true)]
  } finally {
    await browser.close()
  }
}

/**
 * Measures total blocking time and interaction to next paint of the home page, without and with a tag
 * manager. The visitor has allowed the tag manager, and it takes 300 ms of processor time. The processor is
 * slowed down, and the site is served at `BASE_URL` (`npm run serve`). Prints medians in milliseconds and
 * writes them as JSON.
 */
export async function benchmarkTagManager(): Promise<void> {
  const baseURL = process.env.BASE_URL ?? 'http://localhost:8888'
  const rows = await measured(baseURL)
  console.table(rows)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'tag-manager.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
