import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page, type Response } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { builtPages, examplePage } from '../support/built-site'
import { hydratedAtOnce, withoutInteraction } from '../support/chrome'
import { pageTypes } from '../support/page-types'
import { TESTED_BUILD } from '../support/tested-build'

/** A visitor's download in kB after gzip, and the number of files that are no pictures. */
interface Weight {
  readonly javascript: number
  /** Styles that the first paint waits for: they are inlined in the page. */
  readonly css: number
  /** A page without its styles. */
  readonly html: number
  /** Data of the page and of its shared parts, and other data that scripts request. */
  readonly data: number
  readonly requests: number
}

interface Budget extends Weight {
  readonly pageTypes: readonly string[]
}

const groups: Readonly<Record<string, Budget>> = budgets.groups
const measures = ['javascript', 'css', 'html', 'data', 'requests'] as const
type Measure = (typeof measures)[number]

/** The limits of a page type, and the name of its group. */
function budgetOf(route: string): Budget & { readonly group: string } {
  const found = Object.entries(groups).find(([, { pageTypes }]) => pageTypes.includes(route))
  if (!found) throw new Error(`budgets.json has no group with ${route}.`)
  return { ...found[1], group: found[0] }
}

/** The limits of its group that a page exceeds, and the excess. */
function exceeded(route: string, address: string, weight: Partial<Weight>): string[] {
  const budget = budgetOf(route)
  const over = (measure: Measure) => (weight[measure] ?? 0) - budget[measure]
  return measures
    .filter((measure) => over(measure) > 0)
    .map(
      (measure) =>
        `${budget.group}, ${address}: ${measure} ${weight[measure]?.toFixed(1)}, ` +
        `${over(measure).toFixed(1)} above the limit of ${budget[measure]}`,
    )
}

/** In kB. */
const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1000

const STYLES = /<style[^>]*>([^<]*)<\/style>/g

const stylesOf = (html: string) => Array.from(html.matchAll(STYLES), ([, rules]) => rules).join('')
const withoutStyles = (html: string) => html.replace(STYLES, '')

const isDocument = (response: Response) => response.request().resourceType() === 'document'

const kindOf = (response: Response): 'javascript' | 'data' | null => {
  const { pathname } = new URL(response.url())
  if (pathname.endsWith('.js')) return 'javascript'
  return pathname.endsWith('.json') || pathname.startsWith('/api/') ? 'data' : null
}

/** The download of a page for a visitor who does not touch it. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const weight = { javascript: 0, css: 0, html: 0, data: 0, requests: 0 }
  const counted: Promise<void>[] = []
  const count = async (response: Response) => {
    if (response.request().resourceType() !== 'image') weight.requests++
    if (isDocument(response)) {
      const html = await response.text()
      weight.css += gzipped(stylesOf(html))
      weight.html += gzipped(withoutStyles(html))
    }
    const kind = kindOf(response)
    if (kind === null) return
    // Other responses are counted meanwhile.
    const bytes = gzipped(await response.body())
    weight[kind] += bytes
  }
  const listen = (response: Response) => void counted.push(count(response))
  page.on('response', listen)
  await withoutInteraction(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await hydratedAtOnce(page)
  page.off('response', listen)
  await Promise.all(counted)
  return weight
}

// Each page gets a window of its own, with an empty cache.
test.use({ viewport: { width: 412, height: 823 } })

for (const route of pageTypes) {
  test(`${route}: what is downloaded before anyone touches the page`, async ({ page }) => {
    const address = examplePage(route, 'de_eu')
    const weight = await weigh(page, address)
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    expect(weight.javascript).toBeGreaterThan(0)
    expect(weight.css).toBeGreaterThan(0)
    expect(exceeded(route, address, weight)).toEqual([])
  })
}

test('HTML and styles of every page keep to the limits of its group', () => {
  const pages = builtPages()
  const heavy = pages.flatMap(({ path, match, html }) =>
    exceeded(match.route, path, {
      html: gzipped(withoutStyles(html)),
      css: gzipped(stylesOf(html)),
    }),
  )
  expect(pages.length).toBeGreaterThan(0)
  expect(heavy).toEqual([])
})

test('sheets that come later keep to their budget', () => {
  const sheets: Readonly<Record<string, number>> = budgets.laterStyles
  const heavy = Object.entries(sheets).flatMap(([name, budget]) => {
    const files = readdirSync(TESTED_BUILD).filter((file) =>
      new RegExp(`^${name}\\.\\w+\\.css$`).test(file),
    )
    const bytes = files.map((file) => gzipped(readFileSync(path.join(TESTED_BUILD, file))))
    return bytes.length === 1 && bytes.every((each) => each <= budget) ? [] : [{ name, bytes }]
  })
  expect(heavy).toEqual([])
})

test('no page type is forgotten, and none is there that is not', () => {
  const budgeted = Object.values(groups).flatMap((group) => group.pageTypes)
  expect(budgeted.toSorted()).toEqual([...pageTypes].toSorted())
})
