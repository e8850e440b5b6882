import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import { pageHref } from './views'

/** The card of an entry in a list of its site, or `null` when no route can hold the entry. */
export function entryCard(
  entry: Queries.EntryCardFragment,
  site: SiteHandle,
): EntryCardView | null {
  const { section, slug, ...card } = entry
  const href = pageHref({ section, slug }, site)
  return href === null ? null : { ...card, href }
}
