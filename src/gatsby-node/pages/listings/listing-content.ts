import type { CreatePagesArgs } from 'gatsby'
import type { FilterListName, FilterOption } from '../../../contract'
import { definitionOf, listingRoutes } from '../../../routes'
import type { SiteHandle } from '../../../sites'
import type { ListingItemData } from '../../../templates/listing/listing-props'
import { listingDefinitions } from './definitions'

/** An entry as lists and their filters see it. */
export interface ListingNode extends ListingItemData {
  readonly categories: readonly { readonly id: string }[]
}

/** What the lists need of the content beyond the page plan. */
export interface ListingContent {
  /** By the ids of their nodes. */
  readonly entries: ReadonlyMap<string, ListingNode>
  readonly filters: readonly {
    readonly site: SiteHandle
    readonly list: FilterListName
    readonly options: readonly FilterOption[]
  }[]
}

interface Answer {
  readonly entries: { readonly nodes: readonly ListingNode[] }
  readonly filters: { readonly nodes: ListingContent['filters'] }
}

const query = `
  query ListingContent($sections: [String!], $lists: [String!]) {
    entries: allContentEntry(
      filter: { section: { in: $sections }, handle: { eq: null } }, sort: { id: ASC }
    ) {
      nodes {
        id section slug type title preTitle abstract date endDate place deadline status externalUrl
        image { src alt width height focus { x y } data }
        facts { label value }
        document { url }
        categories { id }
      }
    }
    filters: allContentFilterList(
      filter: { list: { in: $lists } }, sort: [{ site: ASC }, { list: ASC }]
    ) {
      nodes { site list options { id title active } }
    }
  }`

/**
 * Reads the entries of all lists and the categories that visitors filter them by.
 *
 * @throws when GraphQL refuses the query
 */
export async function readListings(graphql: CreatePagesArgs['graphql']): Promise<ListingContent> {
  const lists = Object.values(listingDefinitions).flatMap(({ filter }) => filter?.list ?? [])
  const answer = await graphql<Answer, { sections: string[]; lists: string[] }>(query, {
    sections: listingRoutes.flatMap((route) => [...definitionOf(route).sections]),
    lists: [...new Set(lists)],
  })
  const { data } = answer
  if (!data) throw new Error(`The lists cannot be read: ${JSON.stringify(answer)}`)
  return {
    entries: new Map(data.entries.nodes.map((node) => [node.id, node])),
    filters: data.filters.nodes,
  }
}
