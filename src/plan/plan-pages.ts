import type { Graphql } from '../content-graph'
import type { PlannedPage } from '../routes'
import type { SiteHandle } from '../sites'
import {
  planListing,
  type ListingContent,
  type PlannedListing,
} from '../templates/listing/plan-listing'
import { listingVariables } from '../templates/listing/variables'
import { registry } from './registry'
import type { BuildFacts } from '../templates/shared/page-type'
import { readContent, type BuildContent } from './content'
import { filterByValidity } from './guards'
import { planContent } from './plan-content'
import { refusedByGuard, refusedByPlan, type RefusedPage } from './refused-pages'
import { readListings } from './listings/listing-content'

/** The pages of a content, with their problems. */
export interface PagePlan {
  readonly content: BuildContent
  readonly listings: ListingContent
  readonly builtPages: readonly PlannedPage[]
  /** Each page is missing in `builtPages`, except where two entries claim its address. */
  readonly refused: readonly RefusedPage[]
  /** Problems that editors should fix, although they do not stop the build. */
  readonly warnings: readonly string[]
}

/**
 * Content → its pages.
 *
 * @param graphql Gatsby's, or its run-time replacement
 * @param today a calendar day in ISO 8601
 * @param unread sites whose content `graphql` does not have
 */
export async function planPages(
  graphql: Graphql,
  today: string,
  unread?: ReadonlySet<SiteHandle>,
): Promise<PagePlan> {
  const { content, unknown } = filterByValidity(await readContent(graphql), today)
  const listings = await readListings(graphql)
  // Entries with an unknown guard are planned for the addresses of their pages.
  const all = { ...content, entries: [...content.entries, ...unknown] }
  const { pages, problems, warnings } = planContent(all, unread)
  const refusedByGuards = new Map(
    unknown.map((entry) => {
      const page = pages.find((each) => each.entry.id === entry.id)
      return [entry.id, refusedByGuard(entry, page?.path ?? null)]
    }),
  )
  return {
    ...{ content, listings, warnings },
    builtPages: pages.filter(({ entry }) => !refusedByGuards.has(entry.id)),
    refused: [...problems.map(refusedByPlan), ...refusedByGuards.values()],
  }
}

/**
 * The file of a page's template below `src/templates`.
 *
 * @param entryType of the page's entry; it selects the template for some types of pages
 */
export function templateOf({ route }: PlannedPage, entryType: string | null): string {
  const { template } = registry[route]
  return typeof template === 'string' ? template : template(entryType)
}

/** The variables of a page's query and template, as its type defines them. */
export interface PageVariables {
  readonly variables: object
  /** The whole list, where the page is the first of one. */
  readonly listing?: PlannedListing
}

/** The variables of a page: the same in the build and at run time. */
export function variablesOf(
  page: PlannedPage,
  build: BuildFacts,
  listings: ListingContent,
): PageVariables {
  const { variables, listing: definition } = registry[page.route]
  if (!definition) return { variables: variables(page, build) }
  const listing = planListing(page, definition, listings, build)
  return {
    variables: { ...variables(page, build), ...listingVariables(listing.pages[0]) },
    listing,
  }
}
