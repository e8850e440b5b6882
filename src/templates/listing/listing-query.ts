import { graphql } from 'gatsby'

/** The query of every page of a list. Its template's query declares the variables. */
export const listingData = graphql`
  fragment ListingData on Query {
    ...ComposedData
    items: allContentEntry(filter: { id: { in: $ids } }, sort: { id: ASC }) {
      nodes {
        id
        ...EntryCard
        externalUrl
        facts {
          label
          value
        }
        document {
          url
        }
      }
    }
  }
`
