import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The rules of WCAG 2.2 AA, as axe calls them. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const
/** What axe recommends beyond them, for a whole page. */
export const BEST_PRACTICE = [...WCAG, 'best-practice'] as const

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * What axe finds on a page as it is now: the broken rule, and the elements that break it. Frames of
 * other origins are not looked into.
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
        // Nothing here reads what passes, so axe need not describe it.
        resultTypes: ['violations'],
        // No rule of these reads style sheets.
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
