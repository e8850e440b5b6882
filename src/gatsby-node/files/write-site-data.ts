import type { CreatePagesArgs } from 'gatsby'
import { siteDataPath, type SiteDataName } from '../../features/site-data'
import type { BuildContent } from '../../plan/content'
import { listingFile } from '../../plan/listings/listing-file'
import { catalogueFiles } from '../../plan/site-data/catalogue/catalogue-files'
import { placesFiles } from '../../plan/site-data/places'
import { SITE_DATA_NAMES, siteDataOf } from '../../plan/site-data/site-data'
import { siteHandles, type SiteHandle } from '../../sites'
import type { ListingContent, PlannedListing } from '../../templates/listing/plan-listing'
import { publishFile } from './published-files'

const write = (directory: string, site: SiteHandle, name: SiteDataName, data: object): void =>
  publishFile(directory, siteDataPath(site, name), JSON.stringify(data))

/** Writes the data to filter each site's catalogue by, and the cards of its products. */
export async function writeCatalogue(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
): Promise<void> {
  const filesOf = await catalogueFiles(graphql)
  for (const site of siteHandles) {
    for (const [name, data] of filesOf(site)) write(directory, site, name, data)
  }
}

/** Writes the places of each site. Pages fetch them when a visitor gets there. */
export async function writePlaces(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
): Promise<void> {
  const fileOf = await placesFiles(graphql)
  for (const site of siteHandles) write(directory, site, 'places', fileOf(site))
}

/**
 * Writes the files of site data of all sites into a folder that is published.
 *
 * @param pages the addresses of all pages that are built
 */
export function writeSiteData(
  directory: string,
  content: BuildContent,
  pages: ReadonlySet<string>,
): void {
  for (const site of siteHandles) {
    const data = siteDataOf(site, content, pages)
    for (const name of SITE_DATA_NAMES) {
      write(directory, site, name, data[name])
    }
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
  write(directory, site, `listing-${listing.section}`, listingFile(listing, site, content))
}
