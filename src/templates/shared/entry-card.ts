import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import { pageHref, type WithImages } from './views'

/** The fields of an entry that its card shows, and what finds it. */
export type CardEntry = WithImages<
  Pick<
    Entry,
    | 'section'
    | 'slug'
    | 'type'
    | 'title'
    | 'preTitle'
    | 'abstract'
    | 'date'
    | 'endDate'
    | 'place'
    | 'image'
  >
> &
  Partial<Pick<Entry, 'deadline' | 'status'>>

/** The card of an entry in a list of its site, or `null` when no route can hold the entry. */
export function entryCard(entry: CardEntry, site: SiteHandle): EntryCardView | null {
  const { section, slug, ...card } = entry
  const href = pageHref({ section, slug }, site)
  return href === null ? null : { ...card, href }
}
