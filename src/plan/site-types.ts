import { siteMetadataTypes } from '../gatsby-node/content/site-metadata'
import { siteUnitTypes } from './site-units'

/** The types that queries may use in addition to content, in GraphQL's own language. */
export const siteTypes: readonly string[] = [
  siteMetadataTypes.replace('siteMetadata:', 'id: ID!\nsiteMetadata:'),
  siteUnitTypes,
]
