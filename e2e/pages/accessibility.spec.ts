import { expect, test, type Page } from '@playwright/test'
import { siteHandles, type SiteHandle } from '../../src/sites'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { examplePage } from '../support/built-site'
import { MAX_SHIFT, shiftAtFirstVisit } from '../support/layout-shift'
import { pageTypes } from '../support/page-types'

const NARROWEST = 320

const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const isWide = (page: Page, width: number) => (page.viewportSize()?.width ?? 0) >= width

/**
 * Phones are shown German pages, because what fits in German fits in all languages. The larger
 * windows go round the sites, so that all of them are seen.
 */
function siteFor(page: Page, index: number): SiteHandle {
  const turn = isWide(page, 1024) ? index : index + 5
  const site = isWide(page, 768) ? siteHandles[turn % siteHandles.length] : 'de_eu'
  // The one page that the sample content leaves out of a site.
  return site === undefined || site === 'en_asia' ? 'ww' : site
}

for (const [index, route] of pageTypes.entries()) {
  test(`${route}: axe and the console have nothing to say, nothing moves or sticks out @widths`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // That an error page comes with its status is no complaint.
      if (message.type() === 'error' && message.location().url !== page.url())
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))

    // The worldwide one has no address of its own: it is shown at any address that nothing has.
    const site = route === 'not-found' ? 'de_eu' : siteFor(page, index)
    expect(await shiftAtFirstVisit(page, examplePage(route, site))).toBeLessThanOrEqual(MAX_SHIFT)
    expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
    expect(complaints).toEqual([])
    expect(await widthOfContent(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    if (isWide(page, 768)) return
    await page.setViewportSize({ width: NARROWEST, height: 640 })
    expect(await widthOfContent(page)).toBeLessThanOrEqual(NARROWEST)
  })
}
