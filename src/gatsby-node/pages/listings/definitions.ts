import type { FilterListName } from '../../../contract'
import type { ListingLook, ListingNoun } from '../../../features/listing'
import type { ListingRoute } from '../../../routes'

/** How the list of a section is laid out, counted, cut into pages and filtered. */
export interface ListingDefinition {
  readonly look: ListingLook
  readonly noun: ListingNoun
  /** Entries on a page: as many as make whole rows of the look. */
  readonly perPage: number
  /** The list of categories to filter by, and its name in addresses (decisions 7). */
  readonly filter?: { readonly name: string; readonly list: FilterListName }
}

const units = { name: 'businessUnits', list: 'businessUnitsCategories' } as const

export const listingDefinitions: Readonly<Record<ListingRoute, ListingDefinition>> = {
  'news-and-events': {
    look: 'news',
    noun: 'news',
    perPage: 12,
    filter: { name: 'press', list: 'pressCategories' },
  },
  'customer-stories': { look: 'stories', noun: 'story', perPage: 6, filter: units },
  'innovation-stories': { look: 'stories', noun: 'story', perPage: 6, filter: units },
  'services-articles': { look: 'articles', noun: 'article', perPage: 12, filter: units },
  'services-webinar': { look: 'agenda', noun: 'webinar', perPage: 12, filter: units },
  'services-workshop': { look: 'agenda', noun: 'workshop', perPage: 12, filter: units },
  'bit-tenders-and-projects': { look: 'tenders', noun: 'tender', perPage: 12 },
}
