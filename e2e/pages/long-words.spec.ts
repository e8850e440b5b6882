import { expect, test } from '@playwright/test'
import { examplePage } from '../support/built-site'

/** Up to so many letters, a word fits into a window of 320 px. */
const FITS = 17

for (const route of ['contacts-branches', 'engineering-slug', 'products-category-slug'] as const) {
  test(`at 320 px no German word of a title or label of ${route} is cut`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(examplePage(route, 'de_eu'))
    const cut = await page.locator('main :is(h1, th)').evaluateAll((elements, most) => {
      const linesOf = (text: Node, start: number, length: number) => {
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, start + length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      return elements.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
            if (word.length <= most && linesOf(text, index, word.length) > 1) words.push(word)
          }
        }
        return words
      })
    }, FITS)
    expect(cut).toEqual([])
  })
}
