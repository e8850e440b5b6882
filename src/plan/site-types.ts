import { siteUnitTypes } from './site-units'

/**
 * `siteMetadata` of gatsby-config.ts. It always exists, but Gatsby would make all of it nullable.
 */
export const siteMetadataTypes = `
  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }
  type SiteSiteMetadata {
    siteUrl: String!
  }
`

/** The types that queries may use in addition to content, in GraphQL's own language. */
export const siteTypes: readonly string[] = [
  siteMetadataTypes.replace('siteMetadata:', 'id: ID!\nsiteMetadata:'),
  siteUnitTypes,
]
