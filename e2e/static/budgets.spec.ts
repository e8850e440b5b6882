import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page, type Response } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { builtPages, examplePage } from '../support/built-site'
import { begun, leaveAlone } from '../support/chrome'
import { pageTypes } from '../support/page-types'
import { TESTED_BUILD } from '../support/tested-build'

/** What a visitor downloads: bytes after gzip, and how many files that are no pictures. */
interface Weight {
  readonly javascript: number
  /** Styles that the first paint waits for: they stand in the page. */
  readonly css: number
  /** A page without its styles. */
  readonly html: number
  /** What pages and the parts that they share show, and what else scripts ask for. */
  readonly data: number
  readonly requests: number
}

const weights: Readonly<Record<string, Weight | undefined>> = budgets.pageTypes
const measures = ['javascript', 'css', 'html', 'data', 'requests'] as const

function budgetOf(route: string): Weight {
  const budget = weights[route]
  if (!budget) throw new Error(`budgets.json has no ${route}.`)
  return budget
}

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length

const STYLES = /<style[^>]*>([^<]*)<\/style>/g

const stylesOf = (html: string) => Array.from(html.matchAll(STYLES), ([, rules]) => rules).join('')
const withoutStyles = (html: string) => html.replace(STYLES, '')

const isDocument = (response: Response) => response.request().resourceType() === 'document'

const kindOf = (response: Response): 'javascript' | 'data' | null => {
  const { pathname } = new URL(response.url())
  if (pathname.endsWith('.js')) return 'javascript'
  return pathname.endsWith('.json') || pathname.startsWith('/api/') ? 'data' : null
}

/** What a visitor who does not touch a page downloads of it. */
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
    // Others are counted meanwhile.
    const bytes = gzipped(await response.body())
    weight[kind] += bytes
  }
  const listen = (response: Response) => void counted.push(count(response))
  page.on('response', listen)
  await leaveAlone(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await begun(page)
  page.off('response', listen)
  await Promise.all(counted)
  return weight
}

// Each in a window of its own, in which nothing is known from an earlier page.
test.use({ viewport: { width: 412, height: 823 } })

for (const route of pageTypes) {
  test(`${route}: what is downloaded before anyone touches the page`, async ({ page }) => {
    const weight = await weigh(page, examplePage(route, 'de_eu'))
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    const budget = budgetOf(route)
    expect(weight.javascript).toBeGreaterThan(0)
    expect(weight.css).toBeGreaterThan(0)
    const exceeded = measures
      .filter((measure) => weight[measure] > budget[measure])
      .map((measure) => `${measure}: ${weight[measure]}, budget ${budget[measure]}`)
    expect(exceeded).toEqual([])
  })
}

test('HTML and styles of every page keep to those of its type', () => {
  const pages = builtPages()
  const heavy = pages
    .map(({ path, match, html }) => ({
      path,
      route: match.route,
      html: gzipped(withoutStyles(html)),
      css: gzipped(stylesOf(html)),
    }))
    .filter(({ route, html, css }) => html > budgetOf(route).html || css > budgetOf(route).css)
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
  expect(Object.keys(budgets.pageTypes)).toEqual([...pageTypes])
})
