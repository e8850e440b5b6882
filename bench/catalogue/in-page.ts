import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { hydrated } from '../../e2e/support/chrome'
import { findChromium } from '../../scripts/test/browsers'
import { longestInteraction, median, observeInteractions } from '../observe-interactions'
import { syntheticFiles, type SyntheticFiles } from './synthetic-site'

const RESULTS = 'bench/results'
const MADE_UP_PRODUCTS = 5000
/** This machine, and a quarter of its speed to simulate a phone. */
const SLOWED = [1, 4] as const
/** How often one of four options is chosen or removed; some remain chosen at the end. */
const TIMES = 7

/** Gives the page the made-up catalogue instead of the site's own. */
async function serveFiles(page: Page, { catalogue, cards }: SyntheticFiles): Promise<void> {
  await page.route('**/site-data/en_eu/catalogue.json', (route) =>
    route.fulfill({ json: catalogue }),
  )
  await page.route(/catalogue-cards-\d+\.json$/, (route) => {
    const [, index = '0'] = /(\d+)\.json$/.exec(route.request().url()) ?? []
    return route.fulfill({ json: cards[Number(index)] })
  })
}

/** Chooses options of a facet one after the other, by hand. */
async function measure(page: Page, rate: number) {
  await page.goto('/en_eu/products')
  await hydrated(page)
  await page.getByRole('button', { name: 'Material', exact: true }).click()
  const options = page.getByRole('main').getByRole('checkbox')
  await options.first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const durations: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const option = options.nth(time % 4)
    await option.hover({ force: true })
    await longestInteraction(page)
    await option.click({ force: true })
    durations.push(await longestInteraction(page))
  }
  const list = page.getByRole('list', { name: 'Matching products' })
  const elements = await list.locator('*').count()
  const tasks = await page.evaluate(() => Number(Reflect.get(window, 'longestTask') ?? 0))
  return {
    'times slower': rate,
    'first choice, ms': durations[0] ?? NaN,
    'further choices, ms': median(durations.slice(1)),
    'longest further, ms': Math.max(...durations.slice(1)),
    'longest task, ms': Math.round(tasks),
    'elements of the list': elements,
  }
}

/** Remembers the longest task since the page was opened. */
const observeTasks = () => {
  const observer = new PerformanceObserver((list) => {
    const longest = Math.max(
      Number(Reflect.get(window, 'longestTask') ?? 0),
      ...list.getEntries().map(({ duration }) => duration),
    )
    Object.assign(window, { longestTask: longest })
  })
  observer.observe({ type: 'longtask' })
}

/**
 * `npm run bench -- catalogue-page`: measures the time from a press on an option to the painted list. The
 * catalogue has 5,000 products in 15,000 versions, and the site is served at `BASE_URL` (`npm run serve`).
 * Prints a table and writes it as JSON.
 */
export async function benchmarkCataloguePage(): Promise<void> {
  const baseURL = process.env.BASE_URL ?? 'http://localhost:8888'
  const files = await syntheticFiles(MADE_UP_PRODUCTS)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const rows = []
  for (const rate of SLOWED) {
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
    await page.addInitScript(observeInteractions)
    await page.addInitScript(observeTasks)
    await serveFiles(page, files)
    rows.push(await measure(page, rate))
    await page.close()
  }
  await browser.close()
  console.table(rows)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'catalogue-page.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
