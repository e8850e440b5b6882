import type { ComponentType } from 'react'
import type { ListingVariant, ListingPart, ListingView } from '../../../features/listing'
import { Agenda } from './agenda'
import { Articles } from './articles'
import { News } from './news'
import { Stories } from './stories'
import { Tenders } from './tenders'

export interface ListingEntriesProps {
  readonly title: string
  readonly listing: ListingView
  /** What is shown now: more than the page's own entries, or less. */
  readonly parts: readonly ListingPart[]
  readonly isFiltered?: boolean
}

const components: Readonly<Record<ListingVariant, ComponentType<ListingEntriesProps>>> = {
  news: News,
  stories: Stories,
  articles: Articles,
  agenda: Agenda,
  tenders: Tenders,
}

/** The entries of a list, laid out as its section asks for. */
export function ListingEntries(props: ListingEntriesProps) {
  const List = components[props.listing.variant]
  return <List {...props} />
}
