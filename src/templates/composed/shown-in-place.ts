import type { PlannedPage } from '../../routes'
import type { BuildFacts } from '../shared/page-type'
import { entriesOf, isBeforeDeadline } from '../shared/section-entries'
import { composedVariables } from './variables'

/**
 * A page that shows entries which have no pages of their own: their ids, the newest first. What
 * could be applied for only until an earlier day is left out.
 */
export const showingEntriesOf = (section: string) => (page: PlannedPage, build: BuildFacts) => ({
  ...composedVariables(page, build),
  rows: entriesOf(section, page, build.content)
    .filter((entry) => isBeforeDeadline(entry, build.today))
    .map(({ id }) => id),
})
