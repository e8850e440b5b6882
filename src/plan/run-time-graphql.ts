import { contentGraphql, type Graphql, type NodeDraft } from '../content-graph'
import { entrySections, locatorSections, pageSections } from '../routes'
import { siteTypes } from './site-types'
import { siteUnits } from './site-units'

/** The content that pages need: all sites ask for the same. */
export const sourcingOptions = {
  pages: pageSections(),
  sections: entrySections(),
  locators: locatorSections,
  shortlinks: false,
}

/**
 * A run-time replacement for Gatsby's `graphql`. It answers the same queries from the content
 * service's present content. So the plan, the variables of page types, the queries of templates and
 * their mappings are the build's own.
 *
 * @param siteUrl the public origin
 */
export const runTimeGraphql = (drafts: readonly NodeDraft[], siteUrl: string): Graphql =>
  contentGraphql(drafts, { siteUrl, types: siteTypes, resolvers: siteUnits })
