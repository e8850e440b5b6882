import { readEnvironment } from '../../scripts/environment'
import { builtPages, type BuiltPage } from '../support/built-site'
import { errorPages } from '../support/page-types'
import { factsOf, type PageFacts } from '../support/page-facts'

/** The public origin that the build was told. */
export const ORIGIN = readEnvironment().SITE_URL

/** Every page of the build and what it says: read once, because there are thousands. */
export const pages: readonly BuiltPage[] = builtPages()

/** Without the error pages, which have no address of their own. */
export const published = pages.filter(({ match: { route } }) => !errorPages.includes(route))

const allFacts = new Map(pages.map((page) => [page.path, factsOf(page)]))

export function factsAt(page: BuiltPage): PageFacts {
  const facts = allFacts.get(page.path)
  if (!facts) throw new Error(page.path)
  return facts
}

/** Runs a check on every page and names the pages that fail it, all at once. */
export const failing = (
  list: readonly BuiltPage[],
  check: (page: BuiltPage, facts: PageFacts) => boolean,
): string[] => list.filter((page) => !check(page, factsAt(page))).map((page) => page.path)

/** What editors keep out of search engines, such as the landing page of a campaign. */
export const isHidden = (page: BuiltPage): boolean => factsAt(page).meta.get('robots') === 'noindex'
