import type { ComponentType } from 'react'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { List } from './list'
import type { ListingPageProps } from './listing-props'
import { PaginatedHead } from './paginated-head'
import type { ListingEntriesProps } from './variants/listing-entries-props'

interface Props extends ListingPageProps {
  /** The layout of the entries. */
  readonly Entries: ComponentType<ListingEntriesProps>
}

/** A section's list: its opening, the entries, and the editors' blocks around them. */
export function ListingPage(props: Props) {
  const { trail, title, before, after, listing, Entries } = props
  if (listing && listing.page > 1) {
    return (
      <>
        <PaginatedHead trail={trail} title={title} listing={listing} />
        <List key={listing.page} title={title} listing={listing} Entries={Entries} />
      </>
    )
  }
  return (
    <>
      <Opening {...props} />
      <FurtherBlocks blocks={before} />
      {listing && <List title={title} listing={listing} Entries={Entries} />}
      <FurtherBlocks blocks={after} />
    </>
  )
}
