import type { ListingFile } from '../../features/listing'
import type { SiteHandle } from '../../sites'
import { listingItem } from '../../templates/listing/listing-props'
import type { ListingContent, PlannedListing } from '../../templates/listing/plan-listing'

/** The whole list, as visitors fetch it when they first filter it. */
export function listingFile(
  { entries }: PlannedListing,
  site: SiteHandle,
  { entries: nodes }: ListingContent,
): ListingFile {
  return {
    items: entries.flatMap(({ id, kind }) => {
      const node = nodes.get(id)
      const item = node && listingItem(node, kind, site)
      return item ? [{ ...item, categories: node.categories.map((each) => each.id) }] : []
    }),
  }
}
