import type { ContentClient } from '../../content-client'
import {
  contentGraphql,
  fetchSite,
  Problems,
  type Graphql,
  type Problem,
} from '../../content-graph'
import { entrySections, locatorSections, pageSections } from '../../routes'
import type { SiteHandle } from '../../sites'
import { siteTypes } from './site-types'
import { siteUnits } from './site-units'

/** What pages are made of. */
export const wanted = {
  pages: pageSections(),
  sections: entrySections(),
  locators: locatorSections,
  shortlinks: false,
}

/** Content that a page cannot be made of; `problems` says which, and why. */
export class UnusableContentError extends Error {
  override readonly name = 'UnusableContentError'
  constructor(readonly problems: readonly Problem[]) {
    super(problems.flatMap(({ address, reasons }) => [address, ...reasons]).join('\n'))
  }
}

/**
 * What Gatsby's `graphql` is to the build, at run time: it answers the same queries from what the
 * content service says of a site now, so the plan, the variables of page types, the queries of
 * templates and their mappings are the build's own.
 *
 * @param siteUrl the public origin
 * @throws {UnusableContentError} when content cannot be had or breaks the contract
 */
export async function runTimeGraphql(
  client: ContentClient,
  site: SiteHandle,
  siteUrl: string,
): Promise<Graphql> {
  const problems = new Problems()
  const drafts = await fetchSite(client, site, wanted, problems)
  if (problems.list.length > 0) throw new UnusableContentError(problems.list)
  return contentGraphql(drafts, { siteUrl, types: siteTypes, resolvers: siteUnits })
}
