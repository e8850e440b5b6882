import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { examplePage } from '../support/built-site'
import { pageTypes } from '../support/page-types'
import { TESTED_BUILD } from '../support/tested-build'

/**
 * All styles of blocks. A page has the styles of its own blocks; the others arrive after them, with the parts
 * that may show those blocks.
 */
function blockStyles(): string {
  const name = readdirSync(TESTED_BUILD).find((file) => /^block-styles\.\w+\.css$/.test(file))
  if (name === undefined) throw new Error('The build has no styles of blocks.')
  return readFileSync(path.join(TESTED_BUILD, name), 'utf8')
}

/** Elements of the page's content that additional styles change, each with its changes. */
function changedBy(rules: string): string[] {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href^="/block-styles."]'))
    link.disabled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  const declared = (rule: CSSRule): string[] =>
    rule instanceof CSSStyleRule
      ? [...rule.style]
      : rule instanceof CSSGroupingRule
        ? [...rule.cssRules].flatMap(declared)
        : []
  const properties = [...new Set([...sheet.cssRules].flatMap(declared))]
  const looks = () =>
    [...document.querySelectorAll('main *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return { element, values }
      }),
    )
  const before = looks()
  document.adoptedStyleSheets = [sheet]
  const after = looks()
  document.adoptedStyleSheets = []
  return after.flatMap(({ element, values }, index) => {
    const changed = values.filter((value, at) => value !== before[index]?.values[at])
    return changed.length > 0 ? [`${element.outerHTML.slice(0, 80)}: ${changed.join(', ')}`] : []
  })
}

// One window shows all pages, because a new window takes longer than a page. It has no scripts, because
// scripts wait for the whole sheet before they show more.
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ javaScriptEnabled: false })
})
test.afterAll(() => page.close())

for (const route of pageTypes) {
  test(`${route}: styles that come later change nothing that is there`, async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(examplePage(route, 'de_eu'))
    expect(await page.evaluate(changedBy, blockStyles())).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(changedBy, blockStyles())).toEqual([])
  })
}
