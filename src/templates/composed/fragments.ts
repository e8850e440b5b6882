import { graphql } from 'gatsby'

/** A section's own page, as editors composed it. */
export const composedPage = graphql`
  fragment ComposedPage on ContentEntry {
    title
    abstract
    image {
      ...Picture
    }
    body
    blocks
    actions {
      ...Action
    }
    seo {
      ...PageSeo
    }
  }
`

/**
 * The query of a section's own page. Its template's query declares the variables, and may ask for
 * more.
 */
export const composedData = graphql`
  fragment ComposedData on Query {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...ComposedPage
    }
  }
`

/** An entry without a page of its own, all of it. */
export const entryInPlace = graphql`
  fragment EntryInPlace on ContentEntry {
    id
    slug
    type
    title
    abstract
    date
    endDate
    place
    deadline
    status
    country
    categories {
      id
    }
    image {
      ...Picture
    }
    body
    facts {
      label
      value
    }
    actions {
      ...Action
    }
  }
`
