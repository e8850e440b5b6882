import type { CreatePagesArgs } from 'gatsby'
import { path as pathOf, type Alternates, type PlannedPage } from '../../routes'
import { languages, siteHandles, sites, WORLDWIDE, type SiteHandle } from '../../sites'
import { WORLDWIDE_NOT_FOUND } from '../../app/site-not-found'
import { writeRedirects, type ListPages } from '../../serving/redirects-file'
import type { PageContext } from '../../templates/shared/page-context'
import { writeCalendarFiles } from '../files/calendar-files'
import { readContent, type BuildContent } from '../content/content'
import { createSlices, slicesOf } from '../slices/create-slices'
import { createPaginatedPages, planListing, readListings, writeListing } from './listings'
import { wantedShareImage } from './page-share'
import { loginAddresses } from './login-addresses'
import { passGuards } from '../content/guards'
import { noIndexRule } from '../content/no-index'
import { planContent } from '../content/plan-content'
import { queryVariables } from './query-variables'
import {
  makeShareImages,
  shareImageOf,
  type WantedShareImage,
} from '../files/share-images/share-images'
import { reportUnknownBlocks } from '../content/report-unknown-blocks'
import { planShortlinks } from '../files/shortlinks'
import { writeSiteData } from '../files/site-data'
import { writeSiteIcons } from '../files/site-icons/write'
import { templateOf, templatePath, templates } from './templates'
import { versionsOf } from './versions'
import { mapVariables } from '../files/world-map/variables'
import { writeWorldMap } from '../files/world-map/write'

const PUBLIC = 'public'
const SHARE_CACHE = 'node_modules/.cache/share-images'

const shareContext = (wanted: WantedShareImage | null | undefined): PageContext['share'] =>
  wanted ? shareImageOf(wanted) : null

const contextOf = (
  page: Pick<PlannedPage, 'site' | 'route' | 'path'>,
  noIndex: boolean,
  alternates: Alternates,
  { regions, configs }: Pick<BuildContent, 'regions' | 'configs'>,
): PageContext => {
  const { language } = sites[page.site]
  const config = configs.find(({ site }) => site === page.site)
  return {
    site: page.site,
    route: page.route,
    versions: versionsOf(regions, alternates, page.site),
    newsletter: config?.newsletterBox.includes(page.route) ?? false,
    ...loginAddresses(config?.logins ?? null),
    noIndex,
    share: null,
    i18n: {
      language,
      languages,
      defaultLanguage: sites[WORLDWIDE].language,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: page.path,
      path: page.path,
    },
  }
}

/** The error pages of each site; their versions are the home pages, so that a lost visitor can switch. */
const errorPages = (homes: Alternates) =>
  siteHandles.flatMap((site) =>
    (['not-found', 'unavailable'] as const).map((route) => ({
      site,
      route,
      path: pathOf(route, site),
      homes,
    })),
  )

const homesOf = (pages: readonly PlannedPage[]): Alternates =>
  Object.fromEntries(
    pages
      .filter(({ route }) => route === 'home')
      .map((page): [SiteHandle, string] => [page.site, page.path]),
  )

/**
 * Makes all pages of all sites: content → plan → `createPage`.
 */
export async function createAllPages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs): Promise<void> {
  // Part of what a section's page is told only by what it changes: an event that is over.
  const today = new Date().toISOString().slice(0, 10)
  const content = passGuards(await readContent(graphql), today)
  const listings = await readListings(graphql)
  const plan = planContent(content, reporter)
  reportUnknownBlocks(content, reporter)

  const drawn = plan.pages.filter(({ route }) => templates[route])
  for (const { path: address, route } of plan.pages.filter((page) => !templates[page.route])) {
    reporter.warn(`${address} is left out: the route ${route} has no template yet.`)
  }
  const addresses = new Set(drawn.map((page) => page.path))
  createSlices(actions.createSlice, content, addresses)
  await writeSiteData(PUBLIC, content, addresses)
  await writeSiteIcons(PUBLIC, content.companies)
  const map = await writeWorldMap(PUBLIC)
  await writeCalendarFiles(graphql, PUBLIC, drawn)
  const { redirects, warnings } = planShortlinks(content, addresses)
  for (const warning of warnings) reporter.warn(warning)
  const shares = new Map(drawn.map((page) => [page.path, wantedShareImage(page, content)]))
  const wantedShares = [...shares.values()].filter((wanted) => wanted !== null)
  await makeShareImages(wantedShares, { publicFolder: PUBLIC, cacheFolder: SHARE_CACHE })

  const isHidden = noIndexRule(content)
  const types = new Map(content.entries.map(({ id, type }) => [id, type]))
  const lists: ListPages[] = []
  for (const page of drawn) {
    const template = templateOf(page.route, types.get(page.entry.id))
    if (!template) continue
    const listing = planListing(page, content, listings, today)
    const made = {
      path: page.path,
      component: templatePath(template),
      context: {
        ...contextOf(page, isHidden(page), page.alternates, content),
        ...queryVariables(page, content, drawn, today),
        ...mapVariables(page.route, map),
        ...(listing ? { ids: listing.pages[0]?.ids, listing: listing.pages[0] } : {}),
        share: shareContext(shares.get(page.path)),
      },
      slices: slicesOf(page.site),
    }
    actions.createPage(made)
    if (listing) {
      createPaginatedPages(actions.createPage, made, listing, addresses)
      lists.push({ site: page.site, path: page.path, pages: listing.pages.length })
      await writeListing(PUBLIC, listing, page.site, listings)
    }
  }
  await writeRedirects(PUBLIC, { shortlinks: redirects, lists })
  for (const page of errorPages(homesOf(drawn))) {
    const isGatsbys = page.route === 'not-found' && page.site === WORLDWIDE
    actions.createPage({
      // Gatsby would make a second copy of a page at /404 under the name that it looks for.
      path: isGatsbys ? WORLDWIDE_NOT_FOUND : page.path,
      component: templatePath('not-found/not-found.tsx'),
      context: contextOf(page, isHidden(page), page.homes, content),
      slices: slicesOf(page.site),
    })
  }
}
