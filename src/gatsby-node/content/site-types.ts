import { siteMetadataTypes } from './site-metadata'
import { siteUnitTypes } from './site-units'

/** What queries may ask of Gatsby besides content, in GraphQL's own language. */
export const siteTypes: readonly string[] = [
  siteMetadataTypes.replace('siteMetadata:', 'id: ID!\nsiteMetadata:'),
  siteUnitTypes,
]
