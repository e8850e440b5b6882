import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules of WCAG 2.2 AA, as axe calls them. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const
/** What axe recommends beyond them, for a whole page. */
export const BEST_PRACTICE = [...WCAG, 'best-practice'] as const

/**
 * What axe finds on a page as it is now: the broken rule, and the elements that break it. Frames of
 * other origins are not looked into.
 */
export async function axeFindings(
  page: Page,
  rules: readonly string[],
): Promise<{ id: string; where: string[] }[]> {
  const { violations } = await new AxeBuilder({ page })
    // Nothing here reads what passes, so axe need not describe it; no rule of these reads style sheets.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags([...rules])
    // In the page itself: otherwise all that was looked at is carried to a second, blank page.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
}
