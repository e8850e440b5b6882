import type { Graphql } from '../../content-graph'
import { definitionOf, listingRoutes } from '../../routes'
import type { ListingContent } from '../../templates/listing/plan-listing'
import { registry } from '../registry'

type Answer = Queries.ListingContentQuery

const query = /* GraphQL */ `
  query ListingContent($sections: [String!], $lists: [String!]) {
    entries: allContentEntry(
      filter: { section: { in: $sections }, handle: { eq: null } }
      sort: { id: ASC }
    ) {
      nodes {
        id
        section
        slug
        type
        title
        preTitle
        abstract
        date
        endDate
        place
        deadline
        status
        externalUrl
        image {
          src
          alt
          width
          height
          focus {
            x
            y
          }
          whole
          data
        }
        facts {
          label
          value
        }
        document {
          url
        }
        categories {
          id
        }
      }
    }
    filters: allContentFilterList(
      filter: { list: { in: $lists } }
      sort: [{ site: ASC }, { list: ASC }]
    ) {
      nodes {
        site
        list
        options {
          id
          title
          active
        }
      }
    }
  }
`

/**
 * Reads the entries of all lists and the categories that visitors filter them by.
 *
 * @throws when GraphQL refuses the query
 */
export async function readListings(graphql: Graphql): Promise<ListingContent> {
  const lists = Object.values(registry).flatMap(({ listing }) => listing?.filter?.list ?? [])
  const answer = await graphql<Answer, Queries.ListingContentQueryVariables>(query, {
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
