import { availableParallelism } from 'node:os'
import path from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import {
  ContentClientError,
  createTransport,
  type TransportOptions,
} from '../../../../src/content-client'
import {
  type NodeDraft,
  type Problem,
  problemOf,
  type Problems,
} from '../../../../src/content-graph'
import type { ImageOptions } from '../options'
import type { ImageCounts, Report } from '../report'
import { shownByText } from '../uses'
import { InvalidImageError, LargeImageError } from './encode'
import { imageDraft } from './image-data'
import type { ImageUse } from './image-uses'
import { filesOf, shareFilesOf } from './manifest'
import { publish, unpublish } from './publish'
import { type ImageStore, imageStore, type StoredImage } from './store'

interface SourceImagesOptions {
  /** Uses in all content, including sites that were not fetched again. */
  readonly uses: readonly ImageUse[]
  /** Origin of the content service; image addresses without a host belong to it. */
  readonly origin: string
  readonly network: Omit<TransportOptions, 'maxBytes'>
  readonly staleIfError: boolean
  /** Whether the stored image of an address is known to be the current one. */
  readonly isCurrent: (address: string) => boolean
  readonly settings: ImageOptions
  readonly folder: string
  readonly publicFolder: string
  readonly problems: Problems
  readonly report: Pick<Report, 'onEvent' | 'addStale' | 'addStill'>
}

/** How an image is used: its focuses, its sites, and the entries that show it. */
interface Use {
  readonly focuses: Set<string>
  readonly sites: Set<string>
  /** The entries that show it, by the names that people know. */
  readonly shownBy: Set<string>
}

/** Every image once, however many sites and entries show it. */
function distinctImages(uses: readonly ImageUse[]): Map<string, Use> {
  const images = new Map<string, Use>()
  for (const { site, address, focuses, shownBy } of uses) {
    const none: Use = { focuses: new Set(), sites: new Set(), shownBy: new Set() }
    const image = images.get(address) ?? none
    for (const focus of focuses) image.focuses.add(focus)
    for (const name of shownBy) image.shownBy.add(name)
    if (site !== null) image.sites.add(site)
    images.set(address, image)
  }
  return images
}

function imageProblem(error: unknown, address: string, { sites, shownBy }: Use): Problem {
  const site = [...sites].sort().join(', ') || null
  const where = shownByText(shownBy)
  if (error instanceof InvalidImageError) {
    const code = error instanceof LargeImageError ? 'image-too-large' : 'image-invalid'
    return { code, site, address, status: null, reasons: [error.message, where] }
  }
  if (!(error instanceof ContentClientError)) throw error
  const problem = { ...problemOf(error, site), reasons: [error.reason, where] }
  if (problem.code === 'too-large') return { ...problem, code: 'image-too-large' }
  return problem.code === 'missing' ? { ...problem, code: 'image-missing' } : problem
}

/** The last good image for an image that failed, where the options allow it. */
async function lastGood(
  error: unknown,
  address: string,
  focuses: readonly string[],
  store: ImageStore,
  { staleIfError, report }: Pick<SourceImagesOptions, 'staleIfError' | 'report'>,
): Promise<StoredImage | undefined> {
  const failed = error instanceof ContentClientError || error instanceof InvalidImageError
  const gone = error instanceof ContentClientError && (error.status === 404 || error.status === 410)
  const image = staleIfError && failed && !gone ? await store.last(address, focuses) : undefined
  if (image)
    report.addStale(address, error instanceof ContentClientError ? error.reason : String(error))
  return image
}

/**
 * Makes and publishes the missing variants. This takes more work than everything else that a build
 * does for content.
 *
 * @param processors gives each image a processor
 */
export type Encode = (processors: LimitFunction) => Promise<void>

interface SourcedImages {
  readonly drafts: NodeDraft[]
  readonly counts: ImageCounts
  readonly encode: Encode
}

/**
 * Creates a node for every image of the content and publishes it at `/media/<hash>/`: its share
 * pictures at once, its variants when `encode` is called. Each distinct image is fetched and
 * encoded once for all sites, and again only when its file changed.
 */
export async function sourceImages(options: SourceImagesOptions): Promise<SourcedImages> {
  const { origin, network, settings, folder, publicFolder, problems } = options
  // The token is for content only: image hosts never see it.
  const transport = createTransport({ ...network, token: undefined, maxBytes: settings.maxBytes })
  const processors = pLimit(availableParallelism())
  // Bounds the originals in memory, not only the requests.
  const images = pLimit(network.concurrency)
  const store = imageStore({ folder, settings, transport, schedule: (task) => processors(task) })
  const encodings: (() => Promise<void>)[] = []
  const used = new Set<string>()
  const counts = { processed: 0, reused: 0 }

  const sourceImage = async (address: string, use: Use): Promise<NodeDraft[]> => {
    const href = new URL(address, origin).href
    const focuses = [...use.focuses].sort()
    try {
      const kept = options.isCurrent(address) ? await store.last(address, focuses) : undefined
      const image =
        kept ??
        (await store.fetch(address, href, focuses).catch(async (error: unknown) => {
          const last = await lastGood(error, address, focuses, store, options)
          if (last === undefined) throw error
          return last
        }))
      const { encode, manifest } = image
      const target = path.join(publicFolder, image.hash)
      const publishAll = () => publish(image.folder, target, filesOf(manifest))
      if (encode) {
        await publish(image.folder, target, shareFilesOf(manifest))
        encodings.push(() => encode().then(publishAll))
      } else await publishAll()
      if (manifest.lost) options.report.addStill(href, [manifest.lost, shownByText(use.shownBy)])
      used.add(image.hash)
      counts[image.processed ? 'processed' : 'reused'] += 1
      return [imageDraft(address, image.hash, manifest, focuses)]
    } catch (error) {
      problems.add(imageProblem(error, href, use))
      return []
    }
  }

  const distinct = [...distinctImages(options.uses)]
  const drafts = await Promise.all(
    distinct.map(([address, use]) => images(() => sourceImage(address, use))),
  )
  if (problems.list.length === 0) {
    await unpublish(publicFolder, used)
    await store.prune()
  }
  return {
    drafts: drafts.flat(),
    counts,
    encode: async (processors) => {
      await Promise.all(encodings.map((encoding) => processors(encoding)))
    },
  }
}
