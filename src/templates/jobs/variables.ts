import type { TextView } from '../../blocks'
import type { PlannedPage } from '../../routes'
import { textsFor } from '../../sites'
import { showingEntriesOf } from '../composed/shown-in-place'
import type { BuildFacts } from '../shared/page-type'
import { elsewhere } from './jobs-texts'
import { otherRegions } from './other-regions'

const showingJobs = showingEntriesOf('jobOpportunities')

/** The page of the open jobs: their ids, and links to the jobs of other parts of the world. */
export function jobsVariables(page: PlannedPage, build: BuildFacts) {
  const text = otherRegions(page)
  const title = textsFor(elsewhere, page.site)
  const blocks: TextView[] = text === null ? [] : [{ type: 'text', title, text }]
  return { ...showingJobs(page, build), elsewhere: blocks }
}
