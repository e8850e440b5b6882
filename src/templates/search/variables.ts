import { sectionsAbove, type PlannedPage } from '../../routes'
import type { BuildFacts } from '../shared/page-type'

/** The search page: its entry, which only some content services have, and all categories of its site. */
export const searchVariables = (
  { entry, route, site }: PlannedPage,
  { content }: Pick<BuildFacts, 'content'>,
) => ({
  entry: entry.id,
  categories: content.categories.filter((each) => each.site === site).map(({ code }) => code),
  ancestors: sectionsAbove(route),
})
