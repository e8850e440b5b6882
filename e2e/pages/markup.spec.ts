import { expect, test } from '@playwright/test'
import { sanitiseHtml } from '../../src/contract/sanitise'
import { everyElement } from '../../src/contract/testing/every-element'
import { hostileMarkup, RAN } from '../../src/contract/testing/markup-vectors'
import { withHeadingsBelow } from '../../src/ui/text/heading-levels'
import { withScrollingTables } from '../../src/ui/text/scrolling-tables'
import { axeFindings, BEST_PRACTICE } from '../support/axe'
import { hydrated } from '../support/chrome'

/** The elements and attributes of running text. None of them loads, runs or frames anything. */
const ELEMENTS =
  'p br wbr strong em b i u s sub sup small mark abbr span bdi bdo ruby rt rp ul ol li dl dt dd blockquote pre figure figcaption cite q code a hr h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td'
const ATTRIBUTES =
  'href hreflang rel target title scope colspan rowspan lang dir id start reversed type value data-media'

for (const [kind, vectors] of Object.entries(hostileMarkup)) {
  test(`nothing of hostile markup runs in a browser, which always reads it alike: ${kind}`, async ({
    page,
  }) => {
    const dialogs: string[] = []
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      return dialog.dismiss()
    })
    await page.route('**/*', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' })
    })
    await page.goto('https://site.test/')
    const found = await page.evaluate(
      async ({ texts, elements, attributes, ran }) => {
        const main = document.querySelector('main') ?? document.body
        const problems: string[] = []
        for (const text of texts) {
          main.innerHTML = text
          const parsed = new DOMParser().parseFromString(`<main>${text}</main>`, 'text/html')
          for (const root of [main, parsed.body]) {
            for (const element of root.querySelectorAll('*')) {
              const { localName, namespaceURI } = element
              const isHtml = namespaceURI === 'http://www.w3.org/1999/xhtml'
              const names = element.getAttributeNames().filter((name) => !attributes.includes(name))
              const isKnown = element.matches('body > main') || elements.includes(localName)
              if (!isHtml || !isKnown || names.length > 0)
                problems.push(`${text}: <${localName} ${names.join(' ')}>`)
            }
          }
          const again = document.createElement('main')
          again.innerHTML = main.innerHTML
          if (!again.isEqualNode(main))
            problems.push(`${text}: ${main.innerHTML} is read as ${again.innerHTML}`)
          await new Promise((resolve) => setTimeout(resolve))
          if (ran in window) problems.push(`${text}: runs`)
        }
        return problems
      },
      {
        texts: vectors.map(sanitiseHtml),
        elements: ELEMENTS.split(' '),
        attributes: ATTRIBUTES.split(' '),
        ran: RAN,
      },
    )
    expect(found).toEqual([])
    expect(dialogs).toEqual([])
    expect(asked).toEqual(['https://site.test/'])
  })
}

test.describe('everything that a text may hold', () => {
  /** The text below the first title of a page that is all text. */
  const TEXT = 'main section > h2 + div'

  test.beforeEach(async ({ page }) => {
    await page.goto('/pages/privacy')
    await hydrated(page)
    const html = withScrollingTables(withHeadingsBelow(sanitiseHtml(everyElement), 2))
    await page
      .locator(TEXT)
      .first()
      .evaluate((text, shown) => {
        text.innerHTML = shown
      }, html)
  })

  for (const width of [320, 390, 1440]) {
    test(`fits into a window of ${width} pixels, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const widthOfContent = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(widthOfContent).toBeLessThanOrEqual(width)
      expect(await axeFindings(page, BEST_PRACTICE)).toEqual([])
    })
  }

  test('a table of ten columns scrolls by keyboard, and has all of its width on paper', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const box = page.getByRole('group', { name: 'Ten columns' })
    const aside = () => box.evaluate(({ scrollLeft }) => scrollLeft)
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(aside).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    const hidden = () => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(hidden).toBe(0)
  })

  test('lists count as their author wrote', async ({ page }) => {
    const typesOf = (list: string) =>
      page
        .locator(`${TEXT} ${list}`)
        .evaluateAll((lists) => lists.map((each) => getComputedStyle(each).listStyleType))
    expect(await typesOf('ol:not([type])')).toEqual(Array.from({ length: 4 }, () => 'decimal'))
    expect(await typesOf('ol[type=a]')).toEqual(['lower-alpha'])
    expect(await typesOf('ol[type=I]')).toEqual(['upper-roman'])
    const dashes = await page
      .locator(`${TEXT} li`)
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item, '::before').content !== 'none')
          .map(({ parentElement }) => parentElement?.localName),
      )
    expect(new Set(dashes)).toEqual(new Set(['ul']))
  })

  test('an element that only its background marks has an edge where colours are forced', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const pre = page.locator(`${TEXT} pre`)
    expect(await pre.evaluate((element) => getComputedStyle(element).borderTopColor)).not.toMatch(
      /^rgba\(.*, 0\)$/,
    )
  })

  test('a footnote leads back to where it belongs', async ({ page }) => {
    const mark = page.getByRole('link', { name: '[1]' }).first()
    await mark.click()
    const target = await mark.getAttribute('href')
    await expect(page.locator(`${target ?? ''}:target`)).toHaveText('[1]')
  })
})
