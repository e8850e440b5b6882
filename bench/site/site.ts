import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { median } from '../observe-interactions'
import { movedTo, ownAddresses, parseAddresses, type SiteAddresses } from './addresses'
import { startEdge } from './edge'
import { load, shiftOfLateFont } from './loading'
import { heapOfChanges, pageChange, type Approach } from './page-changes'
import { launchBrowser } from './visitor'
import { weigh } from './weight'

const RESULTS = 'bench/results'
/** Number of visits; the median counts. */
const RUNS = 5

/** Figures by name: `product: LCP, ms`. */
type Figures = ReadonlyMap<string, number>

/** The median of several measurements, one after the other. */
async function medianOf<Value>(
  measure: (run: number) => Promise<Value>,
  figures: (value: Value) => Readonly<Record<string, number>>,
): Promise<readonly (readonly [string, number])[]> {
  const found: Readonly<Record<string, number>>[] = []
  for (let run = 0; run < RUNS; run += 1) found.push(figures(await measure(run)))
  return Object.keys(found[0] ?? {}).map((name) => [
    name,
    median(found.map((each) => each[name] ?? 0)),
  ])
}

const kB = (bytes: number) => bytes / 1000

async function pageFigures(browser: Browser, name: string, address: string) {
  console.log(`${name}: ${address}`)
  const weight = await weigh(browser, address)
  const times = await medianOf(
    () => load(browser, address),
    ({ firstPaint, largestPaint, blockingTime, layoutShift }) => ({
      [`${name}: FCP, ms`]: firstPaint,
      [`${name}: LCP, ms`]: largestPaint,
      [`${name}: TBT, ms`]: blockingTime,
      [`${name}: CLS`]: layoutShift,
    }),
  )
  const { requests, ...bytes } = weight
  return [
    ...times,
    [`${name}: CLS, font 3 s late`, await shiftOfLateFont(browser, address)],
    [`${name}: requests`, requests],
    ...Object.entries(bytes).map(([kind, value]) => [`${name}: ${kind}, kB`, kB(value)] as const),
  ] as const
}

async function siteFigures(browser: Browser, site: SiteAddresses): Promise<Figures> {
  const change = (approach: Approach, name: string) =>
    medianOf(
      (run) => pageChange(browser, site, approach, run),
      (took) => ({ [`click on a card ${name} → h1, ms`]: took }),
    )
  const pages: (readonly [string, number])[] = []
  for (const [name, address] of Object.entries(site)) {
    pages.push(...(await pageFigures(browser, name, address)))
  }
  console.log(`changes of page from ${site.category}`)
  const changes = [
    ...(await change('inView', '2 s in view')),
    ...(await change('hovered', '1 s hovered')),
  ]
  const { settled, last } = await heapOfChanges(browser, site)
  return new Map([
    ...pages,
    ...changes,
    ['heap, kB', kB(settled)],
    ['heap after 50 changes of page, kB', kB(last)],
    ['growth of the heap, %', (last / settled - 1) * 100],
  ])
}

const rounded = (value: number) => Number(value.toPrecision(3))

/** Each figure of each site, and its ratio to the figure of the first site. */
function table(sites: ReadonlyMap<string, Figures>) {
  const [first = new Map<string, number>()] = sites.values()
  const row = (name: string) =>
    Object.fromEntries(
      [...sites].flatMap(([site, figures], column) => {
        const [value = Number.NaN, own = 0] = [figures.get(name), first.get(name)]
        const cell = [site, rounded(value)] as const
        return column === 0
          ? [cell]
          : [cell, [`÷ first`.padEnd(7 + column), own ? rounded(value / own) : '–']]
      }),
    )
  return Object.fromEntries([...first.keys()].map((name) => [name, row(name)]))
}

/**
 * Compares how long a visitor on a phone waits on several sites: the site at `BASE_URL` (`npm run serve`),
 * then the named sites, in the form that `parseAddresses` reads. Each site has a proxy of its own that serves
 * it in the same way. Prints a table and writes it as JSON.
 */
export async function benchmarkSite(...others: string[]): Promise<void> {
  const own = ownAddresses(process.env.BASE_URL ?? 'http://localhost:8888')
  const sites = [own, ...others.map(parseAddresses)]
  const browser = await launchBrowser()
  const found = new Map<string, Figures>()
  for (const site of sites) {
    const { origin, host } = new URL(site.home)
    const edge = await startEdge(origin)
    found.set(host, await siteFigures(browser, movedTo(edge.origin, site)))
    await edge.close()
  }
  await browser.close()
  const rows = table(found)
  console.table(rows)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'site.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
