import { expect, test, type Page } from '@playwright/test'
import en from '../../src/sites/messages/en.json' with { type: 'json' }
import { examplePage } from '../support/built-site'
import { option } from '../support/catalogue-filter'
import { hydrated, opener } from '../support/chrome'
import { contrastOf } from '../support/contrast'

/** The least contrast of graphics that visitors need to see (WCAG 1.4.11). */
const CONTRAST = 3

/**
 * Words in the colour of the window. The browser puts a strip of that colour behind all words. These words
 * are therefore visible only in an element that keeps its own colours.
 */
const unseenWords = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element)
        const hasWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        return hasWords && color === canvas && forcedColorAdjust !== 'none'
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a visitor's own colours, ${colorScheme} ones, logo, icons and edges of buttons are seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const logo = page.getByRole('banner').getByRole('img').first()
    await page.goto('/')
    const arrow = page.getByRole('main').locator('a > i').first()
    expect(await contrastOf(arrow), 'arrow').toBeGreaterThan(CONTRAST)
    for (const address of ['/', '/products']) {
      await page.goto(address)
      expect(await contrastOf(logo), `logo of ${address}`).toBeGreaterThan(CONTRAST)
    }
    await hydrated(page)
    const talk = opener(page, 'form')
    expect(await contrastOf(talk, { left: 8 }), 'edge of a button').toBeGreaterThan(CONTRAST)
    await expect(talk).toHaveText(en.talk.open)
    const search = opener(page, 'search')
    expect(await contrastOf(search), 'icon').toBeGreaterThan(CONTRAST)

    await opener(page, 'mainMenu').click()
    await expect(page.locator('html')).toHaveAttribute('data-overlay', 'mainMenu')
    await expect.poll(() => contrastOf(logo), 'logo with an open menu').toBeGreaterThan(CONTRAST)
  })

  test(`on ${colorScheme} colours of the visitor words are read and fields have edges on every page`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const route of ['home', 'products-category-slug', 'contacts-form'] as const) {
      await page.goto(examplePage(route, 'en_eu'))
      await hydrated(page)
      expect(await unseenWords(page), route).toEqual([])
    }
    const field = page.getByRole('main').getByRole('combobox').first()
    expect(await contrastOf(field, { left: 8 }), 'edge of a field').toBeGreaterThan(CONTRAST)

    await page.goto('/en_eu/products')
    await hydrated(page)
    const granite = await option(page, en, { facet: en.catalogue.material, title: /Granite/ })
    await granite.check({ force: true })
    await expect(granite).toBeChecked()
    expect(await unseenWords(page), 'chosen filter').toEqual([])
    const chosen = granite.locator('xpath=ancestor::label')
    expect(await contrastOf(chosen), 'chosen filter').toBeGreaterThan(CONTRAST)
    await expect(chosen).not.toHaveCSS(
      'background-color',
      await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor),
    )
  })
}
