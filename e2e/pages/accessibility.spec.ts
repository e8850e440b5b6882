import { expect, test, type Page } from '@playwright/test'
import { siteHandles, type SiteHandle } from '../../src/sites'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { examplePage } from '../support/built-site'
import { hydrated, laidOut } from '../support/chrome'
import { coveredFocus } from '../support/focus'
import { MAX_SHIFT, shiftOf, shiftOfFirstVisit, visitFirst } from '../support/layout-shift'
import { isDesktop } from '../support/languages'
import { overlappingTexts } from '../support/overlaps'
import { pageTypes } from '../support/page-types'
import { smallTargets } from '../support/targets'
import { spaceText } from '../support/text-spacing'

const NARROWEST = 320
const PHONE = 390
const TABLET = 834

const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/**
 * Resizes the window and waits until the page has the new size: checks of the old layout would prove nothing.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
}

/**
 * Phones show German pages, because a layout that fits German fits all languages. Desktops alternate between
 * the sites, so every site is tested.
 */
function siteFor(page: Page, index: number): SiteHandle {
  const site = isDesktop(page) ? siteHandles[index % siteHandles.length] : 'de_eu'
  // The sample content leaves one page out of this site.
  return site === undefined || site === 'en_asia' ? 'ww' : site
}

/**
 * Checks that depend on the width only: nothing sticks out, lies over other words, is too small or is
 * covered.
 */
async function lookAtLayout(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await expect.poll(() => widthOfContent(page)).toBeLessThanOrEqual(width)
  // Content that a script changes with the width appears a moment later.
  await expect.poll(() => overlappingTexts(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}

// One window shows all pages, because a new window takes longer than a page. No change to a page outlives it.
let page: Page
const complaints: string[] = []

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  page.on('console', (message) => {
    // The status of an error page is no complaint.
    if (message.type() === 'error' && message.location().url !== page.url())
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})
test.beforeEach(async ({ viewport }) => {
  await page.goto('about:blank')
  if (viewport) await page.setViewportSize(viewport)
  complaints.length = 0
})
test.afterAll(() => page.close())

for (const [index, route] of pageTypes.entries()) {
  // @RD7.5
  test(`${route}: axe and the console have nothing to say, nothing moves, sticks out, is covered, too small or lies over words @widths`, async () => {
    // The worldwide error page has no address of its own: it is shown at any unknown address.
    const site = route === 'not-found' ? 'de_eu' : siteFor(page, index)
    await visitFirst(page, examplePage(route, site))
    // A desktop tests content that is hydrated on interaction as static HTML; a phone tests it hydrated.
    await (isDesktop(page) ? laidOut(page) : hydrated(page))
    expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
    expect(await shiftOfFirstVisit(page)).toBeLessThanOrEqual(MAX_SHIFT)
    await hydrated(page)
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT)
    expect(complaints).toEqual([])
    await lookAtLayout(page)
    expect(await coveredFocus(page)).toEqual({ up: [], down: [] })
    if (isDesktop(page)) return

    await resize(page, NARROWEST)
    await expect.poll(() => widthOfContent(page)).toBeLessThanOrEqual(NARROWEST)
    await resize(page, TABLET)
    await lookAtLayout(page)
    await resize(page, PHONE)
    await spaceText(page)
    await expect.poll(() => widthOfContent(page)).toBeLessThanOrEqual(PHONE)
  })
}
