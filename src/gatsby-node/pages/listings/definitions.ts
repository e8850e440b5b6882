import type { FilterListName } from '../../../contract'
import type { ListingVariant, ListingNoun } from '../../../features/listing'
import type { ListingRoute } from '../../../routes'

/** How the list of a section is laid out, counted, cut into pages and filtered. */
export interface ListingDefinition {
  readonly variant: ListingVariant
  readonly noun: ListingNoun
  /** Entries on a page: as many as make whole rows of the look. */
  readonly perPage: number
  /** The list of categories to filter by, and its name in addresses (requirements D7). */
  readonly filter?: { readonly name: string; readonly list: FilterListName }
}

const units = { name: 'businessUnits', list: 'businessUnitsCategories' } as const

export const listingDefinitions: Readonly<Record<ListingRoute, ListingDefinition>> = {
  'news-and-events': {
    variant: 'news',
    noun: 'news',
    perPage: 12,
    filter: { name: 'press', list: 'pressCategories' },
  },
  'customer-stories': { variant: 'stories', noun: 'story', perPage: 6, filter: units },
  'innovation-stories': { variant: 'stories', noun: 'story', perPage: 6, filter: units },
  'services-articles': { variant: 'articles', noun: 'article', perPage: 12, filter: units },
  'services-webinar': { variant: 'agenda', noun: 'webinar', perPage: 12, filter: units },
  'services-workshop': { variant: 'agenda', noun: 'workshop', perPage: 12, filter: units },
  'bit-tenders-and-projects': { variant: 'tenders', noun: 'tender', perPage: 12 },
}
