import { graphql } from 'gatsby'

/** A picture with the sizes and formats that the build made of it. */
export const picture = graphql`
  fragment Picture on ContentPicture {
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
`

/** The content of every page around its own. */
export const frame = graphql`
  fragment Frame on Query {
    website: site {
      siteMetadata {
        siteUrl
      }
    }
    company: contentCompanyInfo(site: { eq: $site }) {
      shortName
      emails {
        email
      }
      phones {
        number
        href
      }
    }
    defaults: contentSeo(site: { eq: $site }) {
      title
      suffix
      description
      ogImage {
        alt
        share
      }
    }
  }
`

/** A key figure, in the other units of the site's readers, too. */
export const figure = graphql`
  fragment Figure on ContentKeyFigure {
    label
    value
    unit
    meaning {
      key
      label
    }
    imperial {
      value
      unit
    }
  }
`

/** A product in a list. */
export const card = graphql`
  fragment Card on ContentProduct {
    code
    title
    slug
    abstract
    category {
      slug
      title
    }
    image {
      ...Picture
    }
    figures {
      ...Figure
    }
  }
`

/** A page of content in a list. */
export const entryCard = graphql`
  fragment EntryCard on ContentEntry {
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
    image {
      ...Picture
    }
  }
`

/** The options of a list of the site. */
export const filterOptions = graphql`
  fragment FilterOptions on ContentFilterList {
    options {
      id
      title
      active
    }
  }
`

/** A product category as tiles and rows show it. */
export const category = graphql`
  fragment Category on ContentProductCategory {
    code
    title
    slug
    abstract
    image {
      ...Picture
    }
  }
`

/**
 * The content that a page's blocks show besides their own; only the nodes named in the page's
 * context.
 */
export const blocksData = graphql`
  fragment BlocksData on Query {
    categories: allContentProductCategory(
      filter: { site: { eq: $site }, code: { in: $categories } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Category
      }
    }
    counts: allContentProduct(
      filter: { site: { eq: $site }, category: { code: { in: $categories } } }
    ) {
      group(field: { category: { code: SELECT } }) {
        code: fieldValue
        count: totalCount
      }
    }
    products: allContentProduct(
      filter: { site: { eq: $site }, code: { in: $products } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Card
      }
    }
    entries: allContentEntry(
      filter: { site: { eq: $site }, id: { in: $entries } }
      sort: [{ date: DESC }, { id: ASC }]
    ) {
      nodes {
        ...EntryCard
      }
    }
    service: contentCompanyInfo(site: { eq: $site }) {
      onCall {
        phone {
          label
          number
          href
        }
        openingHours
        timeZone
        text
      }
    }
  }
`

/** A call to action for a reader; of a file only its URL. */
export const action = graphql`
  fragment Action on ContentCallToAction {
    label
    actionUrl
    actionFile {
      url
    }
    actionPage {
      section
      slug
    }
  }
`

/** A file to take away. */
export const file = graphql`
  fragment File on ContentDocument {
    title
    url
    type
    size
    language
  }
`

/** An editor's metadata of a page for search engines. */
export const seo = graphql`
  fragment PageSeo on ContentPageSeo {
    metaTitle
    description
    ogImage {
      alt
      share
    }
  }
`

/** The numbers and addresses of the company, each with who answers there. */
export const reach = graphql`
  fragment Reach on ContentCompanyInfo {
    shortName
    phones {
      label
      number
      href
    }
    emails {
      label
      email
    }
  }
`

/** The titles of the pages above a page; its context names them by their sections. */
export const pageTrail = graphql`
  fragment PageTrail on Query {
    trail: allContentEntry(
      filter: { site: { eq: $site }, section: { in: $ancestors }, handle: { ne: null } }
      sort: { section: ASC }
    ) {
      nodes {
        section
        title
      }
    }
  }
`

/** The titles of the pages above the catalogue's pages. */
export const catalogueTrail = graphql`
  fragment CatalogueTrail on Query {
    trail: allContentEntry(
      filter: { site: { eq: $site }, section: { in: ["home", "products"] } }
      sort: { section: ASC }
    ) {
      nodes {
        section
        title
      }
    }
  }
`
