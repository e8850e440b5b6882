import path from 'node:path'
import type { CreatePagesArgs, Actions } from 'gatsby'
import { BUILT_CODE_VARIABLE } from '../../../scripts/build-variables'
import { WORLDWIDE_NOT_FOUND } from '../../gatsby-browser/loader'
import { path as pathOf, type PlannedPage } from '../../routes'
import { WORLDWIDE, siteHandles } from '../../sites'
import { writeRedirects, type ListPages } from '../../serving/redirects-file'
import type { PageContext } from '../../templates/shared/page-context'
import type { BackgroundTask } from '../../gatsby-api/background-task'
import { printableReporter } from '../content/printable-reporter'
import { refusal } from '../../plan/refused-pages'
import { reportUnknownBlocks } from '../content/report-unknown-blocks'
import { writeCalendarFiles } from '../files/calendar-files'
import {
  makeShareImages,
  shareImageOf,
  type WantedShareImage,
} from '../files/share-images/share-images'
import { writeNextChange } from '../files/next-change-file'
import { writePageOwners } from '../files/page-owners'
import { writePageTitles } from '../files/page-titles'
import { drawingAddress, writeDrawings } from '../files/drawings'
import { planShortlinks } from '../files/shortlinks'
import { writeCatalogue, writeListing, writePlaces, writeSiteData } from '../files/write-site-data'
import { writeSiteIcons } from '../files/site-icons/write'
import { writeWorldMap } from '../files/world-map/write'
import type { BuildContent } from '../../plan/content'
import { madeSlices } from '../../plan/slices/slices'
import { errorPages } from '../../plan/error-pages'
import { createPaginatedPages } from '../../plan/listings/paginated-pages'
import { pageMaker } from '../../plan/page-definition'
import { wantedShareImage } from './page-share'
import { planPages } from '../../plan/plan-pages'

const PUBLIC = 'public'
const SHARES = { publicFolder: PUBLIC, cacheFolder: 'node_modules/.cache/share-images' }

const shareContext = (wanted: WantedShareImage | null | undefined): PageContext['share'] =>
  wanted ? shareImageOf(wanted) : null

/** Gatsby would make a second copy of a page at /404 under its own name for it. */
const gatsbyPath = (page: PlannedPage): string =>
  page.path === pathOf('not-found', WORLDWIDE) ? WORLDWIDE_NOT_FOUND : page.path

/** Makes the slices of each site: parts that all its pages share. */
function createSlices(
  createSlice: Actions['createSlice'],
  content: BuildContent,
  pages: ReadonlySet<string>,
): void {
  for (const site of siteHandles) {
    for (const { id, file, context } of madeSlices(site, content, pages)) {
      const component = path.resolve('src/chrome/slices', file)
      createSlice({ id, component, context: { ...context } })
    }
  }
}

/**
 * Makes all pages of all sites: content → plan → `createPage`.
 *
 * @param shareImages gets the work of drawing the pages' share images
 */
export async function createAllPages(
  args: CreatePagesArgs,
  shareImages: BackgroundTask,
): Promise<void> {
  const { graphql, actions } = args
  const reporter = printableReporter(args.reporter)
  const isBuiltCode = process.env[BUILT_CODE_VARIABLE] === '1'
  // Section pages do not get the day itself but its effects, such as an event that is over.
  const today = new Date().toISOString().slice(0, 10)
  const plan = await planPages(graphql, today)
  const { content, listings, builtPages } = plan
  for (const warning of plan.warnings) reporter.warn(warning)
  const refused = refusal(plan.refused)
  if (refused !== null) reporter.panicOnBuild(refused)
  reportUnknownBlocks(content, reporter)

  const addresses = new Set(builtPages.map((page) => page.path))
  createSlices(actions.createSlice, content, addresses)
  const { redirects, warnings } = planShortlinks(content, addresses)
  for (const warning of warnings) reporter.warn(warning)
  const shares = new Map(builtPages.map((page) => [page.path, wantedShareImage(page, content)]))
  const wantedShares = [...shares.values()].filter((wanted) => wanted !== null)
  // None of them needs another's files, and each waits for the disk.
  const [worldMap] = await Promise.all([
    writeWorldMap(PUBLIC, isBuiltCode),
    shareImages.begin((processors) => makeShareImages(wantedShares, { ...SHARES, processors })),
    writeSiteIcons(PUBLIC, content.companies),
    writeCatalogue(graphql, PUBLIC),
    writePlaces(graphql, PUBLIC),
    writeCalendarFiles(graphql, PUBLIC, builtPages),
    writePageOwners(PUBLIC, builtPages),
    writeDrawings(PUBLIC, content),
  ])
  writeSiteData(PUBLIC, content, addresses)
  writePageTitles(PUBLIC, builtPages, content)
  writeNextChange(PUBLIC, content.entries, today)

  const make = pageMaker(plan, { today, worldMap, drawingAddress }, ({ path: address }) =>
    shareContext(shares.get(address)),
  )
  const lists: ListPages[] = []
  for (const page of [...builtPages, ...errorPages(builtPages)]) {
    const { template, listing, context, slices } = make(page)
    const component = path.resolve('src/templates', template)
    const made = { path: gatsbyPath(page), component, context, slices }
    actions.createPage(made)
    if (listing) {
      createPaginatedPages(actions.createPage, made, listing, addresses)
      lists.push({ site: page.site, path: page.path, pages: listing.pages.length })
      writeListing(PUBLIC, listing, page.site, listings)
    }
  }
  await writeRedirects(PUBLIC, { shortlinks: redirects, lists })
}
