import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import { addResolvers } from '../../gatsby-api/functions-of-gatsby'

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

/** Declares to Gatsby that every build has its metadata. */
export function defineSiteMetadata({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(siteMetadataTypes)
}

/** {@link defineSiteMetadata}, for the query that asks for it. */
export function requireSite(args: Pick<CreateResolversArgs, 'createResolvers'>): void {
  addResolvers(args, { Query: { site: { type: 'Site!' } } })
}
