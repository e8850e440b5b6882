import { drawingAddress } from '../files/drawings'
import type { Graphql } from '../../content-graph'
import type { PageRoute } from '../../routes'
import { siteHandles, type SiteHandle } from '../../sites'
import { templateEntryOf } from '../../plan/read-template-manifest'
import { planPages, templateOf, variablesOf } from '../../plan/plan-pages'

/** The data that a template gets: the answer to its query, and the variables of its page. */
export interface PageAnswer {
  readonly site: SiteHandle
  readonly path: string
  readonly route: PageRoute
  readonly variables: object
  readonly data: object
}

/** Runs the steps from `graphql` to the data of templates, for all pages of some sites. */
export async function pageAnswers(
  graphql: Graphql,
  sites: readonly SiteHandle[],
  today: string,
): Promise<PageAnswer[]> {
  // Other sites have no content here, as in a preview.
  const unread = new Set(siteHandles.filter((site) => !sites.includes(site)))
  const plan = await planPages(graphql, today, unread)
  for (const { reason } of plan.refused) throw new Error(reason)
  const build = { ...plan, today, worldMap: '/map.svg', drawingAddress }
  const entryTypes = new Map(plan.content.entries.map(({ id, type }) => [id, type]))
  return Promise.all(
    plan.builtPages
      .filter(({ site }) => sites.includes(site))
      .map(async (page) => {
        const { variables } = variablesOf(page, build, plan.listings)
        const template = templateOf(page, entryTypes.get(page.entry.id) ?? null)
        const { data = {} } = await graphql<object>(templateEntryOf(template).query, {
          site: page.site,
          ...variables,
        })
        return { site: page.site, path: page.path, route: page.route, variables, data }
      }),
  )
}
