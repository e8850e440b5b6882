import type { Page } from '@playwright/test'

/** The spacing of text that a page must support (WCAG 1.4.12). */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }
`

/** Spaces all text of a page like a visitor's own style, while the page is open. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    // The page's policy allows no style element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
