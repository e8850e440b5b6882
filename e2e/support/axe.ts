import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The rules of WCAG 2.2 AA, by axe's names. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const
/** Axe's further recommendations for a whole page. */
export const BEST_PRACTICE = [...WCAG, 'best-practice'] as const

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * The findings of axe on the present page: the broken rule, and the elements that break it. Frames of other
 * origins are not checked.
 */
export async function axeFindings(
  page: Page,
  rules: readonly string[],
): Promise<{ id: string; where: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (tags) => {
      const results = await window.axe?.run({
        runOnly: { type: 'tag', values: tags },
        // No test reads passed checks, so axe need not describe them.
        resultTypes: ['violations'],
        // None of these rules reads style sheets.
        preload: { assets: ['media'] },
      })
      if (!results) throw new Error('axe is not in the page.')
      return results.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(' ')),
      }))
    },
    [...rules],
  )
}
