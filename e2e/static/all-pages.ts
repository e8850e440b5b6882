import { readEnvironment } from '../../scripts/environment'
import { builtPages, type BuiltPage } from '../support/built-site'
import { errorPages } from '../support/page-types'
import { factsOf, type PageFacts } from '../support/page-facts'

/** The public origin in the settings of the build. */
export const ORIGIN = readEnvironment().SITE_URL

/** Every page of the build: read once, because there are thousands. */
export const pages: readonly BuiltPage[] = builtPages()

/** Without the error pages, which have no address of their own. */
export const published = pages.filter(({ match: { route } }) => !errorPages.includes(route))

const known = new Map<string, PageFacts>()

/** The facts of a page. */
export function factsAt(page: BuiltPage): PageFacts {
  const facts = known.get(page.path) ?? factsOf(page)
  known.set(page.path, facts)
  return facts
}

/** Runs a check on every page and names all pages that fail it. */
export const failing = (
  list: readonly BuiltPage[],
  check: (page: BuiltPage, facts: PageFacts) => boolean,
): string[] => list.filter((page) => !check(page, factsAt(page))).map((page) => page.path)

/** Pages that editors keep out of search engines, such as the landing page of a campaign. */
export const isHidden = (page: BuiltPage): boolean => factsAt(page).meta.get('robots') === 'noindex'

/** Pages that search engines may read. */
export const indexed = (): readonly BuiltPage[] => published.filter((page) => !isHidden(page))

/** Parses all pages, which takes half a minute. Otherwise the first test would need that time. */
export function readPages(): void {
  pages.forEach(factsAt)
}
