import type { PlannedPage } from '../../routes'
import type { BuildFacts } from '../shared/page-type'
import { entriesOf, isBeforeDeadline } from '../shared/section-entries'
import { composedVariables } from './variables'

/**
 * A page that shows entries without pages of their own: their ids, the newest first. Entries whose
 * deadline has passed are left out.
 */
export const showingEntriesOf = (section: string) => (page: PlannedPage, build: BuildFacts) => ({
  ...composedVariables(page, build),
  rows: entriesOf(section, page, build.content)
    .filter((entry) => isBeforeDeadline(entry, build.today))
    .map(({ id }) => id),
})
