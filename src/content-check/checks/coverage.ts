import { type EndpointName, endpoints } from '../../contract'
import { type Finding, warning } from '../finding'
import { type ContentModel, isContentPage } from '../model'
import type { Snapshot } from '../snapshot'

/**
 * Calls that a single section or code may leave unanswered. If all of them are unanswered, that is
 * suspicious.
 */
const somewhere: readonly EndpointName[] = [
  'listing',
  'listingOfType',
  'locator',
  'upcoming',
  'onRequest',
  'past',
  'search',
  'shortlink',
]

const service = (address: string) => ({ site: null, address })

/** Content that no site has, so that it cannot be checked: endpoints and fixed pages. */
export function checkCoverage({ sites }: Snapshot, { pages }: ContentModel): Finding[] {
  const answered = (name: EndpointName) => sites.some(({ answers }) => answers[name].length > 0)
  const existing = new Set(
    sites.flatMap(({ answers }) => answers.page.map(({ parameters }) => parameters.page)),
  )
  const missing = pages.filter((page) => isContentPage(page) && !existing.has(page))
  const missingPages = warning(
    service(endpoints.page.path),
    '',
    'each fixed page in some site',
    `none of ${missing.join(', ')}`,
  )
  return [
    ...somewhere
      .filter((name) => !answered(name))
      .map((name) =>
        warning(service(endpoints[name].path), '', 'an answer for something', 'none in any site'),
      ),
    ...(missing.length > 0 ? [missingPages] : []),
  ]
}
