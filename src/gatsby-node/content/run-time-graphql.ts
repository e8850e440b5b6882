import { contentGraphql, type Graphql, type NodeDraft } from '../../content-graph'
import { entrySections, locatorSections, pageSections } from '../../routes'
import { siteTypes } from './site-types'
import { siteUnits } from './site-units'

/** What pages are made of. */
export const wanted = {
  pages: pageSections(),
  sections: entrySections(),
  locators: locatorSections,
  shortlinks: false,
}

/**
 * What Gatsby's `graphql` is to the build, at run time: it answers the same queries from what the
 * content service says now, so the plan, the variables of page types, the queries of templates and
 * their mappings are the build's own.
 *
 * @param siteUrl the public origin
 */
export const runTimeGraphql = (drafts: readonly NodeDraft[], siteUrl: string): Graphql =>
  contentGraphql(drafts, { siteUrl, types: siteTypes, resolvers: siteUnits })
