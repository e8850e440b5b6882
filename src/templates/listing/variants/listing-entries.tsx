import type { ComponentType } from 'react'
import type { ListingVariant } from '../../../features/listing'
import { Agenda } from './agenda'
import { Articles } from './articles'
import type { ListingEntriesProps } from './listing-entries-props'
import { News } from './news'
import { Stories } from './stories'
import { Tenders } from './tenders'

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
