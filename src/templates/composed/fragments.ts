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
