import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { newVisitor } from './visitor'

/** How long a page must be idle before it counts as loaded. */
const REST_MS = 2000
/** How long the font is delayed in the test of a late font. */
const FONT_LATE_MS = 3000

const seen = z.object({
  firstPaint: z.number(),
  largestPaint: z.number(),
  layoutShift: z.number(),
  tasks: z.array(z.object({ start: z.number(), duration: z.number() })),
})
type Seen = z.infer<typeof seen>

/** Milliseconds (First and Largest Contentful Paint, Total Blocking Time) and Cumulative Layout Shift. */
export interface Loading {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blockingTime: number
  readonly layoutShift: number
}

/**
 * Records the browser's entries for paints, shifts and long tasks. No function has a name: see
 * `longestInteraction`.
 */
const observeLoading = () => {
  const found: Seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] }
  Object.assign(window, { loadingSeen: found })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime: start, duration } = entry
        if (name === 'first-contentful-paint') found.firstPaint = start
        if (type === 'largest-contentful-paint') found.largestPaint = start
        if (type === 'longtask') found.tasks.push({ start, duration })
        if (type === 'layout-shift' && Reflect.get(entry, 'hadRecentInput') === false)
          found.layoutShift += Number(Reflect.get(entry, 'value'))
      }
    }).observe({ type, buffered: true })
  }
}

async function open(page: Page, address: string): Promise<Seen> {
  await page.addInitScript(observeLoading)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 })
  await page.waitForTimeout(REST_MS)
  const found: unknown = await page.evaluate((): unknown => Reflect.get(window, 'loadingSeen'))
  return seen.parse(found)
}

/** A first visit to a page on a phone. */
export async function load(browser: Browser, address: string): Promise<Loading> {
  const { page, slowDown, leave } = await newVisitor(browser)
  await slowDown()
  const { tasks, ...figures } = await open(page, address)
  await leave()
  const blockingTime = tasks
    .filter(({ start, duration }) => start + duration > figures.firstPaint)
    .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
  return { ...figures, blockingTime }
}

/** Cumulative Layout Shift of a page whose fonts come three seconds late. */
export async function shiftOfLateFont(browser: Browser, address: string): Promise<number> {
  const { page, leave } = await newVisitor(browser)
  await page.route(/\.woff2?$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_LATE_MS))
    await route.continue()
  })
  const { layoutShift } = await open(page, address)
  await leave()
  return layoutShift
}
