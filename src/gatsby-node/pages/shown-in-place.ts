import { sectionListedOn, type PlannedPage } from '../../routes'
import type { BuildContent } from '../content/content'
import { entriesOf } from '../content/listing'

/** This page leads to the open jobs, which another one shows. */
const sectionOf = (page: PlannedPage): string | null =>
  page.route === 'careers-working-at' ? 'jobOpportunities' : sectionListedOn(page.route)

/**
 * The ids of the entries that a page shows because they have no pages of their own, the newest
 * first. What could be applied for only until an earlier day is left out.
 *
 * @param today a calendar day in ISO 8601
 */
export function rowsOf(page: PlannedPage, content: BuildContent, today: string): string[] {
  const section = sectionOf(page)
  if (section === null) return []
  return entriesOf(section, page, content)
    .filter(({ deadline }) => !deadline || deadline.slice(0, 10) >= today)
    .map(({ id }) => id)
}
