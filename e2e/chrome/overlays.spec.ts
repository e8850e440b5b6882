import { expect, test } from '@playwright/test'
import { overlays, transitions, type OverlayName } from '../../src/chrome/overlays/transitions'
import { path } from '../../src/routes'
import { axeFindings, WCAG } from '../support/axe'
import { examplePage } from '../support/built-site'
import { clickInPlace, hasFocus, hydrated, opener } from '../support/chrome'
import { isDesktop, languages, widthTag } from '../support/languages'
import { scrollTo } from '../support/scroll-position'
import { smallTargets } from '../support/targets'

/**
 * The overlays with a control in the header at every width; small windows have the others in the main menu.
 */
const everywhere: readonly OverlayName[] = ['mainMenu', 'search']
const onThisWidth = (desktop: boolean) => (desktop ? overlays : everywhere)

for (const [site] of languages) {
  // German words are the longest, so a desktop shows them, too.
  const widths = site === 'de_eu' ? ' @widths' : widthTag[site]
  test(`every overlay of ${site} opens, holds the focus, closes with Escape${widths}`, async ({
    page,
  }) => {
    await page.goto(examplePage('products-category-slug', site))
    await hydrated(page)
    for (const overlay of onThisWidth(isDesktop(page))) {
      const control = opener(page, overlay)
      await control.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('html'), overlay).toHaveAttribute('data-overlay', overlay)
      await expect(page.locator('main')).toHaveJSProperty('inert', true)
      // A native disclosure needs no attribute for its state.
      const disclosure = page.locator(`details[data-overlay="${overlay}"][open]`)
      const expanded = control.and(page.locator('[aria-expanded="true"]'))
      await expect(expanded.or(disclosure).first(), overlay).toBeAttached()
      // The panel may still be loading; it takes the focus when it is there.
      await expect(control, overlay).not.toBeFocused()
      await page.keyboard.press('Tab')
      expect(await hasFocus(page.locator('main')), overlay).toBe(false)
      await page.keyboard.press('Escape')
      await expect(page.locator('html'), overlay).not.toHaveAttribute('data-overlay', /./)
      await expect(control, overlay).toBeFocused()
      await expect(page.locator('main')).toHaveJSProperty('inert', false)
    }
  })

  test(`nothing in the open overlays of ${site} is too small or found by axe${widths}`, async ({
    page,
  }) => {
    await page.goto(path('products', site))
    await hydrated(page)
    for (const overlay of onThisWidth(isDesktop(page))) {
      await opener(page, overlay).click()
      await expect(page.locator('html')).toHaveAttribute('data-overlay', overlay)
      if (overlay === 'search' || overlay === 'form') {
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      // Waits for the final colours, because contrast during a transition does not count.
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      )
      // Only WCAG's rules: the page behind is inert, so the recommended main region is missing.
      expect(await axeFindings(page, WCAG), overlay).toEqual([])
      expect(await smallTargets(page), overlay).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('html')).not.toHaveAttribute('data-overlay', /./)
    }
  })
}

// @R4.1
test('one overlay is open at a time @browsers', async ({ page }) => {
  // All pairs, one after the other.
  test.slow()
  await page.goto('/products')
  await hydrated(page)
  for (const first of overlays) {
    for (const second of overlays) {
      if (first === second) continue
      await opener(page, first).click()
      await expect(page.locator('html')).toHaveAttribute('data-overlay', first)
      await opener(page, second).click()
      await expect(page.locator('html')).toHaveAttribute('data-overlay', second)
      await page.keyboard.press('Escape')
      const effects: Partial<Record<OverlayName, string>> = transitions[second]
      if (effects[first] === 'covers') {
        await expect(page.locator('html')).toHaveAttribute('data-overlay', first)
        await page.keyboard.press('Escape')
      }
      await expect(page.locator('html')).not.toHaveAttribute('data-overlay', /./)
    }
  }
})

for (const overlay of ['mainMenu', 'localeMenu'] as const) {
  test(`${overlay} leaves no listeners behind, however often it is opened`, async ({ page }) => {
    await page.goto('/products')
    await hydrated(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const listeners = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0
    }
    const openTimes = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await opener(page, overlay).press('Enter')
        await expect(page.locator('html')).toHaveAttribute('data-overlay', overlay)
        await page.keyboard.press('Escape')
        await expect(page.locator('html')).not.toHaveAttribute('data-overlay', /./)
      }
    }
    // Static HTML is hydrated once, when its code has loaded. These first openings cause that.
    await openTimes(5)
    await expect(page.locator('[data-static]')).toHaveCount(0)
    await openTimes(5)
    const few = await listeners()
    expect(few).toBeGreaterThan(0)
    await openTimes(20)
    // A leak on every second opening would exceed this, and stay. The panel closed last may need
    // a second garbage collection: until its effects have ended, they refer to it.
    await expect.poll(listeners).toBeLessThan(few + 10)
  })
}

test('navigating to another page closes what was open, and the page scrolls again @browsers', async ({
  page,
}) => {
  await page.goto('/products')
  await hydrated(page)
  await opener(page, 'mainMenu').click()
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click()
  await page.locator('nav a[href^="/products/"]:visible').first().click()
  await expect(page).toHaveURL(/\/products\/.+/)
  await expect(page.locator('html')).not.toHaveAttribute('data-overlay', /./)
  // The page may still be too short for the first turn of the wheel.
  const turnWheel = async () => {
    await page.mouse.wheel(0, 600)
    return page.evaluate(() => window.scrollY)
  }
  await expect.poll(turnWheel).toBeGreaterThan(0)
})

/** The ways to close an overlay besides Escape, where it has them. */
const closings: Readonly<Record<OverlayName, readonly ('opener' | 'close' | 'elsewhere')[]>> = {
  mainMenu: ['opener'],
  userMenu: ['opener', 'elsewhere'],
  localeMenu: ['opener', 'elsewhere'],
  form: ['opener', 'close'],
  search: ['opener'],
}

// @R4.1
test('opening and closing an overlay leave the page where it is, and so does the focus in it @widths @browsers', async ({
  page,
}) => {
  // All overlays, closed in all ways.
  test.slow()
  await page.goto(examplePage('products-category-slug', 'ww'))
  await hydrated(page)
  const position = () => page.evaluate(() => window.scrollY)
  /** Scrolls like a visitor: down, where the header hides, and before a click a little up again. */
  const start = async (by: 'key' | 'click') => {
    await scrollTo(page, 900)
    await expect(page.locator('header[data-hidden]')).toBeAttached()
    if (by === 'click') {
      // Scrolls twice: when the page grows meanwhile, the browser may have caused the first step.
      for (const y of [850, 800]) await scrollTo(page, y)
      await expect(page.locator('header[data-hidden]')).toHaveCount(0)
    }
    return position()
  }
  for (const overlay of onThisWidth(isDesktop(page))) {
    const control = opener(page, overlay)
    for (const way of ['escape', 'key', ...closings[overlay]]) {
      const by = way === 'key' ? 'key' : 'click'
      const before = await start(by)
      if (by === 'key') {
        // Like Tab: the browser may scroll to the focused element, but should not need to.
        await control.evaluate((element: HTMLElement) => element.focus())
        await page.keyboard.press('Enter')
      } else await clickInPlace(control)
      await expect(page.locator('html'), overlay).toHaveAttribute('data-overlay', overlay)
      await expect(control, overlay).not.toBeFocused()
      expect(await position(), `${overlay}, opened by ${by}`).toBe(before)
      for (const key of ['Tab', 'ArrowDown']) await page.keyboard.press(key)
      if (way === 'opener') await clickInPlace(control)
      else if (way === 'close') await page.getByRole('dialog').getByRole('button').first().click()
      else if (way === 'elsewhere')
        await page.mouse.click(10, (page.viewportSize()?.height ?? 0) - 10)
      else await page.keyboard.press('Escape')
      await expect(page.locator('html'), overlay).not.toHaveAttribute('data-overlay', /./)
      // A click elsewhere moves the focus there.
      if (way !== 'elsewhere') await expect(control, overlay).toBeFocused()
      expect(await position(), `${overlay}, closed by ${way}`).toBe(before)
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
    }
  }
})

test('the page behind does not scroll', async ({ page }) => {
  await page.goto('/products')
  await hydrated(page)
  await opener(page, 'localeMenu').click()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
})
