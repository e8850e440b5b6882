import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA, and what axe recommends beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on a page as it is now: the broken rule, and the elements that break it. */
export async function axeFindings(page: Page): Promise<{ id: string; where: string[] }[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not described: that takes longer than to find what does not.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
}
