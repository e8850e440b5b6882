import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import { addResolvers } from '../../gatsby-api/functions-of-gatsby'
import { siteMetadataTypes } from '../../plan/site-types'
import { siteUnits } from '../../plan/site-units'

/** Declares to Gatsby that every build has its metadata. */
export function defineSiteMetadata({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(siteMetadataTypes)
}

/**
 * Adds the fields of the site to Gatsby's schema: its metadata for the query that asks for them,
 * and the other units of key figures.
 */
export function addSiteFields(args: Pick<CreateResolversArgs, 'createResolvers'>): void {
  addResolvers(args, { Query: { site: { type: 'Site!' } } })
  addResolvers(args, siteUnits)
}
