import type { Entry } from '../../contract'
import type { ImageView } from '../../ui/view-models'
import type { FilterView } from '../category-filter'

/** The parts of a list: events by their date, tenders by their state, all others together. */
export type ListingKind = 'upcoming' | 'onRequest' | 'open' | 'all' | 'past' | 'closed'

/** The noun that a list counts: `9 news items`. */
export type ListingNoun = 'news' | 'story' | 'article' | 'webinar' | 'workshop' | 'tender'

/** An entry in a list of its section. */
export interface ListingItemView extends Pick<
  Entry,
  | 'type'
  | 'title'
  | 'preTitle'
  | 'abstract'
  | 'date'
  | 'endDate'
  | 'place'
  | 'deadline'
  | 'status'
  | 'facts'
> {
  readonly id: string
  readonly kind: ListingKind
  readonly href: string
  /** The kind of the target: a page of the site, a document, or a page of another website. */
  readonly leadsTo: 'page' | 'document' | 'website'
  readonly image: ImageView | null
}

/** Consecutive entries of one part. */
export interface ListingPart {
  readonly kind: ListingKind
  /** How many entries the part has on all pages together. */
  readonly total: number
  readonly items: readonly ListingItemView[]
}

/**
 * The options that visitors can choose from, and the number of entries with each set of categories.
 */
export interface ListingFilter extends Pick<FilterView, 'name' | 'options'> {
  readonly groups: readonly { readonly ids: readonly string[]; readonly count: number }[]
}

/** One page of a list. */
export interface ListingView {
  readonly noun: ListingNoun
  /** The section whose entries are listed. */
  readonly section: string
  /** The address of the list's first page. */
  readonly path: string
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  /** How many entries all pages have together. */
  readonly total: number
  readonly parts: readonly ListingPart[]
  readonly filter: ListingFilter | null
}

/** The whole list of a section, for the filter: a file of site data. */
export interface ListingFile {
  readonly items: readonly (ListingItemView & { readonly categories: readonly string[] })[]
}
