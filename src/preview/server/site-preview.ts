import type { NodeDraft, Problem } from '../../content-graph'
import { runTimeGraphql } from '../../plan/run-time-graphql'
import { catalogueFiles } from '../../plan/site-data/catalogue/catalogue-files'
import { placesFiles } from '../../plan/site-data/places'
import type { RefusedPage } from '../../plan/refused-pages'
import type { DrawnSheet } from '../../features/dimension-drawing'
import { siteDataOf } from '../../plan/site-data/site-data'
import { listingFile } from '../../plan/listings/listing-file'
import { paginatedPages } from '../../plan/listings/paginated-pages'
import { pageMaker, type PageDefinition } from '../../plan/page-definition'
import { planPages } from '../../plan/plan-pages'
import { madeSlices } from '../../plan/slices/slices'
import { urlOfPaginatedPath, paginatedPathOf, type PlannedPage } from '../../routes'
import { siteHandles, type SiteHandle } from '../../sites'
import type { PageData, SliceData } from '../protocol'
import { chunkOfSlice, templateEntryOf } from '../../plan/read-template-manifest'
import type { SiteContent } from './site-content'
import { WORLD_MAP } from '../../plan/template-manifest'

/** A page of the content, found by its path. */
export interface FoundPage {
  readonly planned: PlannedPage
  readonly definition: PageDefinition
}

/** A site as the build would make it from its content. */
export interface SitePreview {
  readonly nodes: readonly NodeDraft[]
  readonly leftOut: readonly Problem[]
  /** The site's own. */
  readonly pages: readonly PlannedPage[]
  /** Pages that a draft has broken, apart from all others. */
  readonly refused: readonly RefusedPage[]
  /** @param path with the number of a list's page, if it has one: `/news-and-events?page=2` */
  find(path: string): FoundPage | null
  pageData(page: PageDefinition): Promise<PageData>
  /** By id, as `slicesMap` of pages names them. */
  sliceData(): Readonly<Record<string, SliceData>>
  /** A file of site data; `undefined` if the site has none of that name. */
  file(name: string): Promise<object | undefined>
}

/** The drawing itself as a data address, because a preview publishes no files. */
const embeddedDrawing = ({ svg }: DrawnSheet): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * Content → the site that the build would make from it, by the build's own steps.
 *
 * @param siteUrl the public origin
 * @param today a calendar day in ISO 8601
 */
export async function previewSite(
  { nodes, leftOut }: SiteContent,
  site: SiteHandle,
  siteUrl: string,
  today: string,
): Promise<SitePreview> {
  const graphql = runTimeGraphql(nodes, siteUrl)
  const unread = new Set(siteHandles.filter((each) => each !== site))
  const plan = await planPages(graphql, today, unread)
  const { content, listings } = plan
  const addresses = new Set(plan.builtPages.map(({ path }) => path))
  const make = pageMaker(
    plan,
    { today, worldMap: WORLD_MAP, drawingAddress: embeddedDrawing },
    () => null,
  )
  const pages = plan.builtPages.filter((page) => page.site === site)

  function find(address: string): FoundPage | null {
    const [path = ''] = address.split(/[?#]/)
    const planned = pages.find((page) => page.path === path)
    if (!planned) {
      const listed = urlOfPaginatedPath(path)
      return listed === null ? null : find(listed)
    }
    const first = make(planned)
    const kept = paginatedPathOf(address)
    if (!first.listing || kept === null) return { planned, definition: first }
    const later = paginatedPages(first, first.listing).find((page) => page.path === kept)
    return later ? { planned, definition: later } : null
  }

  return {
    nodes,
    leftOut,
    pages,
    refused: plan.refused.filter((page) => page.site === site),
    find,
    async pageData({ path, template, context, slices }) {
      const { chunk, query } = templateEntryOf(template)
      const { data = {} } = await graphql<object>(query, context)
      return {
        componentChunkName: chunk,
        path,
        result: { data: { ...data }, pageContext: { ...context } },
        staticQueryHashes: [],
        slicesMap: slices,
      }
    },
    sliceData: () =>
      Object.fromEntries(
        madeSlices(site, content, addresses).map(({ id, file, context }) => [
          id,
          {
            componentChunkName: chunkOfSlice(file),
            // Gatsby gives every slice a path of its own.
            result: { sliceContext: { path: `slice--${id}`, ...context } },
            staticQueryHashes: [],
          },
        ]),
      ),
    async file(name) {
      const listed = pages.map(make).find(({ listing }) => `listing-${listing?.section}` === name)
      if (listed?.listing) {
        return listed.listing.filter ? listingFile(listed.listing, site, listings) : undefined
      }
      const files = new Map<string, object>([
        ...Object.entries(siteDataOf(site, content, addresses)),
        ...(await catalogueFiles(graphql))(site),
        ['places', (await placesFiles(graphql))(site)],
      ])
      return files.get(name)
    },
  }
}
