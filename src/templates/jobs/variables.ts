import type { TextView } from '../../blocks'
import type { PlannedPage } from '../../routes'
import { textsFor, type LocalizedTexts } from '../../sites'
import { showingEntriesOf } from '../composed/shown-in-place'
import type { BuildFacts } from '../shared/page-type'
import { otherRegions } from './other-regions'

const showingJobs = showingEntriesOf('jobOpportunities')

/**
 * The title above the links to jobs in other parts of the world. It is part of its page and not of
 * the interface texts, which every visitor downloads.
 */
const elsewhere: LocalizedTexts<string> = {
  en: 'More openings worldwide',
  it: 'Altre posizioni nel mondo',
  de: 'Weitere Stellen weltweit',
  fr: 'Autres postes dans le monde',
  es: 'Más puestos en el mundo',
  pt: 'Mais vagas no mundo',
}

/** The page of the open jobs: their ids, and links to the jobs of other parts of the world. */
export function jobsVariables(page: PlannedPage, build: BuildFacts) {
  const text = otherRegions(page)
  const title = textsFor(elsewhere, page.site)
  const blocks: TextView[] = text === null ? [] : [{ type: 'text', title, text }]
  return { ...showingJobs(page, build), elsewhere: blocks }
}
