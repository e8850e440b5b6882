import type { PlannedPage } from '../../routes'
import { composedVariables } from '../composed/variables'
import type { BuildFacts } from '../shared/page-type'
import { entriesOf } from '../shared/section-entries'

/** How many closed calls the bureau's page shows with their results. */
const RESULTS = 3

/** The bureau for technology transfer: its open calls, and the results of closed ones. */
export function bitVariables(page: PlannedPage, build: BuildFacts) {
  const calls = entriesOf('tendersAndProjects', page, build.content)
  const idsOf = (wanted: 'open' | 'closed') =>
    calls.filter(({ status }) => status === wanted).map(({ id }) => id)
  return {
    ...composedVariables(page, build),
    open: idsOf('open'),
    closed: idsOf('closed').slice(0, RESULTS),
  }
}
