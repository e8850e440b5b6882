import { graphql } from 'gatsby'

/** The query of an entry's page, of any kind. Its template's query declares the variables. */
export const entryData = graphql`
  fragment EntryData on Query {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...EntryCard
      body
      blocks
      facts {
        label
        value
      }
      actions {
        ...Action
      }
      gallery {
        kind
        caption
        image {
          ...Picture
        }
        sources {
          src
          type
        }
      }
      document {
        ...File
      }
      documents {
        ...File
      }
      seo {
        ...PageSeo
      }
    }
    neighbours: allContentEntry(filter: { id: { in: $neighbours } }, sort: { id: ASC }) {
      nodes {
        id
        ...EntryCard
      }
    }
  }
`
