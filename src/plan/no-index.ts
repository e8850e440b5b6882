import type { PlannedPage } from '../routes'
import { registry } from './registry'
import type { ContentNodes } from '../templates/shared/content-nodes'

type Page = Pick<PlannedPage, 'route' | 'entry'>

/**
 * Decides which pages search engines must not index: some types always, others by the editors'
 * choice.
 */
export function noIndexRule({
  entries,
  products,
  categories,
}: ContentNodes): (page: Page) => boolean {
  const hidden = new Set(
    [...entries, ...products, ...categories].filter(({ seo }) => seo?.noIndex).map(({ id }) => id),
  )
  return ({ route, entry }) => Boolean(registry[route].noIndex) || hidden.has(entry.id)
}
