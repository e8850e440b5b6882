import { graphql } from 'gatsby'

/** A place of the locator, all of it. */
export const place = graphql`
  fragment Place on ContentLocation {
    contentId
    section
    title
    type
    country
    town
    postalCode
    street
    longitude
    latitude
    phones {
      number
      href
    }
    emails {
      email
    }
    services {
      id
    }
    areas {
      id
    }
    googleMapsDirections
    writtenHours
  }
`

/** The content of every page with places, besides the places. */
export const placesPage = graphql`
  fragment PlacesPage on Query {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...ComposedPage
      facts {
        label
        value
      }
    }
    placeFilters: allContentFilterList(
      filter: {
        site: { eq: $site }
        list: {
          in: ["branchServicesCategories", "supportServicesCategories", "geographicAreaCategories"]
        }
      }
      sort: { list: ASC }
    ) {
      nodes {
        list
        options {
          id
          title
        }
      }
    }
  }
`
