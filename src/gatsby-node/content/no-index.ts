import type { PlannedPage } from '../../routes'
import { registry } from '../../templates/registry'
import type { ContentNodes } from '../../templates/shared/content-nodes'

type Page = Pick<PlannedPage, 'route' | 'entry'>

/** Tells which pages stay out of search engines: some types always, others as editors say. */
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
