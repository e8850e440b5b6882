import type { ListingFile } from '../../features/listing'
import { siteDataPath } from '../../features/site-data'
import type { SiteHandle } from '../../sites'
import { listingItem } from '../../templates/listing/listing-props'
import { publishFile } from '../../gatsby-node/files/published-files'
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

/** Writes the file of a list into a folder that is published; lists without a filter need none. */
export function writeListing(
  directory: string,
  listing: PlannedListing,
  site: SiteHandle,
  content: ListingContent,
): void {
  if (!listing.filter) return
  const address = siteDataPath(site, `listing-${listing.section}`)
  publishFile(directory, address, JSON.stringify(listingFile(listing, site, content)))
}
