import { groupBy } from '../contract/group-by'
import { urlOfPaginatedPath, match, parametersOf, pattern, type RouteMatch } from '../routes'
import type { SiteHandle } from '../sites'
import type { Move } from './moved-pages'
import { urlOfFile } from './publishing-report/page-changes'

/** The largest share of a site's pages that may vanish from one build to the next. */
const MOST = 0.1
/** A section of one page is not protected: an event that is over may be the last. */
const SECTION = 2
/** How many addresses a line of the message names. */
const NAMED = 5

interface Page extends RouteMatch {
  readonly address: string
}

/**
 * The pages among HTML files, without the later pages of lists: a list that gets shorter may lose
 * its last pages.
 */
const pagesOf = (files: readonly string[]): Page[] =>
  files.flatMap((file) => {
    const address = urlOfFile(file)
    const found = urlOfPaginatedPath(address) === null ? match(address) : null
    return found && found.route !== 'not-found' ? [{ ...found, address }] : []
  })

const named = (pages: readonly Page[]): string => {
  const addresses = pages.map(({ address }) => address).sort()
  const more = addresses.length - NAMED
  return [...addresses.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

/** Losses of a site that are too large for everyday editing: a line for each. */
function lossesOf(site: SiteHandle, before: readonly Page[], kept: ReadonlySet<string>): string[] {
  const isGone = ({ address }: Page) => !kept.has(address)
  const gone = before.filter(isGone)
  const byRoute = [...groupBy(before, ({ route }) => route)]
  const fixed = gone.filter(({ route }) => parametersOf(route).length === 0)
  const sections = byRoute.filter(
    ([route, pages]) =>
      parametersOf(route).length > 0 && pages.length >= SECTION && pages.every(isGone),
  )
  const share = gone.length / before.length
  return [
    ...fixed.map(({ address }) => `${site}: the page ${address}`),
    ...sections.map(
      ([route, pages]) =>
        `${site}: all ${pages.length} pages of ${pattern(route, site)}: ${named(pages)}`,
    ),
    ...(share > MOST
      ? [
          `${site}: ${gone.length} of ${before.length} pages (${Math.round(share * 100)} %): ${named(gone)}`,
        ]
      : []),
  ]
}

/** A build that would remove more than an editor does; the message names the pages. */
export class RefusedRemovals extends Error {
  override readonly name = 'RefusedRemovals'
  constructor(losses: readonly string[]) {
    super(
      [
        'The build would remove pages that are published, so nothing was published:',
        ...losses.map((loss) => `  - ${loss}`),
        '  → If the content service lost them, mend it and build again. If they are to go, build with ALLOW_REMOVALS=1.',
      ].join('\n'),
    )
  }
}

/**
 * Refuses a release that lacks a published fixed page, all pages of a section, or more than a tenth
 * of a site's pages.
 *
 * @param before the published HTML files, `de_eu/products.html`
 * @param after those of the next release
 * @param moves pages that only have another address
 * @throws {RefusedRemovals}
 */
export function checkRemovals(
  before: readonly string[],
  after: readonly string[],
  moves: readonly Move[] = [],
): void {
  const kept = new Set([...after.map(urlOfFile), ...moves.map(({ from }) => from)])
  const bySite = groupBy(pagesOf(before), ({ site }) => site)
  const losses = [...bySite].flatMap(([site, pages]) => lossesOf(site, pages, kept))
  if (losses.length > 0) throw new RefusedRemovals(losses)
}
