import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'

/** `siteMetadata` of gatsby-config.ts, where it always stands; Gatsby would call all of it nullable. */
export const siteMetadataTypes = `
  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }
  type SiteSiteMetadata {
    siteUrl: String!
  }
`

/** Tells Gatsby that every build has its metadata. */
export function defineSiteMetadata({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(siteMetadataTypes)
}

/** {@link defineSiteMetadata}, for the query that asks for it. */
export function requireSite({
  createResolvers,
}: Pick<CreateResolversArgs, 'createResolvers'>): void {
  // Gatsby types it as a function of which nothing is known.
  Reflect.apply(createResolvers, undefined, [{ Query: { site: { type: 'Site!' } } }])
}
