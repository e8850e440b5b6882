import type { NodeDraft, Problem } from '../content-graph'
import { runTimeGraphql } from '../gatsby-node/content/run-time-graphql'
import { catalogueFiles } from '../gatsby-node/files/catalogue/catalogue-files'
import { placesFiles } from '../gatsby-node/files/places'
import type { RefusedPage } from '../gatsby-node/content/refused-pages'
import { embeddedDrawing } from '../gatsby-node/files/drawings'
import { siteDataOf } from '../gatsby-node/files/site-data'
import { listingFile, paginatedPages } from '../gatsby-node/pages/listings'
import { pageMaker, type PageDefinition } from '../gatsby-node/pages/page-definition'
import { planPages } from '../gatsby-node/pages/plan-pages'
import { madeSlices } from '../gatsby-node/slices/slices'
import { urlOfPaginatedPath, paginatedPathOf, type PlannedPage } from '../routes'
import { siteHandles, type SiteHandle } from '../sites'
import { chunkOfSlice, templateEntryOf } from './read-template-manifest'
import type { SiteContent } from './site-content'
import { WORLD_MAP } from './template-manifest'

/** The data of a page for Gatsby's loader, as the build writes them to `page-data.json`. */
export interface PageData {
  readonly componentChunkName: string
  readonly path: string
  readonly result: { readonly data: object; readonly pageContext: object }
  readonly staticQueryHashes: readonly string[]
  readonly slicesMap: Readonly<Record<string, string>>
}

/** The data of a slice for Gatsby's loader, as the build writes them to `slice-data/<id>.json`. */
export interface SliceData {
  readonly componentChunkName: string
  readonly result: { readonly sliceContext: object }
  readonly staticQueryHashes: readonly string[]
}

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
        result: { data, pageContext: context },
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
