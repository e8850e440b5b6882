import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { List } from './list'
import type { ListingPageProps } from './listing-props'
import { PaginatedHead } from './paginated-head'

/** A section's list: its opening, the entries, and what its editors composed around them. */
export function ListingPage(props: ListingPageProps) {
  const { trail, title, before, after, listing } = props
  if (listing && listing.page > 1) {
    return (
      <>
        <PaginatedHead trail={trail} title={title} listing={listing} />
        <List key={listing.page} title={title} listing={listing} />
      </>
    )
  }
  return (
    <>
      <Opening {...props} />
      <FurtherBlocks blocks={before} />
      {listing && <List title={title} listing={listing} />}
      <FurtherBlocks blocks={after} />
    </>
  )
}
