import path from 'node:path'
import type { PlannedPage } from '../routes'
import type { PlannedListing } from '../templates/listing/plan-listing'
import type { PageContext } from '../templates/shared/page-context'
import type { BuildFacts } from '../templates/shared/page-type'
import { noIndexRule } from './no-index'
import { slicesOf } from './slices/slices'
import { pageContext } from './page-context'
import { templateOf, variablesOf, type PagePlan } from './plan-pages'

/** A page in Gatsby's form, except for the path of its template on the disk. */
export interface PageDefinition {
  readonly path: string
  /** The file of the template below `src/templates`. */
  readonly template: string
  /** With the variables of its type. */
  readonly context: PageContext
  /** Ids of slices, by the alias that the layout uses. */
  readonly slices: Record<string, string>
  /** All of a list, where the page is the first of one. */
  readonly listing: PlannedListing | null
}

/**
 * Plan → page definitions: the same in the build and at run time.
 *
 * @param shareOf the picture for social networks, which only a build draws
 */
export function pageMaker(
  { content, listings, builtPages }: PagePlan,
  facts: Pick<BuildFacts, 'today' | 'worldMap' | 'drawingAddress'>,
  shareOf: (page: PlannedPage) => PageContext['share'],
): (page: PlannedPage) => PageDefinition {
  const build: BuildFacts = { ...facts, content, builtPages }
  const isHidden = noIndexRule(content)
  const entryTypes = new Map(content.entries.map(({ id, type }) => [id, type]))
  return (page) => {
    const { variables, listing = null } = variablesOf(page, build, listings)
    const template = templateOf(page, entryTypes.get(page.entry.id) ?? null)
    const own = pageContext(page, content, {
      pageType: path.basename(template, '.tsx'),
      ...{ noIndex: isHidden(page) || undefined, share: shareOf(page) },
    })
    return {
      path: page.path,
      template,
      context: { ...own, ...variables },
      slices: slicesOf(page.site),
      listing,
    }
  }
}
