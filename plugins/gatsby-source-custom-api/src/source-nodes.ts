import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { z } from 'zod'
import { createContentClient, WaitBudget } from '../../../src/content-client'
import { fetchContent, Problems } from '../../../src/content-graph'
import { stateOf } from '../../../src/gatsby-api/functions-of-gatsby'
import { ChangeTracker } from './changes/change-tracker'
import { fileUses } from './files/file-uses'
import { sourceFiles } from './files/source-files'
import { imageUses } from './images/image-uses'
import { type Encode, sourceImages } from './images/source-images'
import { ContentNodes, type NodeArgs } from './nodes'
import type { SourceOptions } from './options'
import { Report, type Reporter } from './report'
import { cacheFolder, diskCache } from './response-cache'

/** After this many requests in a row without an answer, the service counts as down. */
const GIVE_UP_AFTER = 5

/** The parts of Gatsby that sourcing needs. */
export interface SourceArgs extends NodeArgs {
  readonly store: Pick<SourceNodesArgs['store'], 'getState'>
  readonly reporter: Reporter
}

const gatsbyState = z.object({ program: z.object({ directory: z.string() }) })

/** The folder of the site. */
const siteDirectory = ({ store }: Pick<SourceArgs, 'store'>): string =>
  gatsbyState.parse(stateOf(store)).program.directory

/**
 * Content service → Gatsby nodes, all or nothing. Fetches the content of all sites, then the films
 * and images that any site shows. It hands the content to Gatsby only if all requests succeeded.
 * Otherwise it reports every problem and leaves everything as it was.
 *
 * @returns the remaining work: the variants of new images, which pages name already
 */
export async function sourceNodes(args: SourceArgs, options: SourceOptions): Promise<Encode> {
  const directory = siteDirectory(args)
  const folder = cacheFolder(
    path.resolve(directory, options.cacheDirectory),
    options.contentApiUrl,
    options.token,
  )
  const responses = diskCache(path.join(folder, 'responses'))
  const nodes = new ContentNodes(args)
  const report = new Report(args.reporter)
  const problems = new Problems()
  const { timeoutMs, retries, concurrency, staleIfError, token } = options
  // One budget for all requests, files and images included.
  const deadline = new WaitBudget((text) => args.reporter.info(text))
  const network = { timeoutMs, retries, concurrency, token, deadline, giveUpAfter: GIVE_UP_AFTER }

  const service = { ...network, baseUrl: options.contentApiUrl, onEvent: report.onEvent }
  // Knowing what changed is helpful, not necessary: it is not worth many retries.
  const changesClient = createContentClient({ ...service, retries: Math.min(1, retries) })
  const tracker = await ChangeTracker.learn(changesClient, {
    service: options.contentApiUrl,
    sites: options.sites.map(({ handle }) => handle),
    folder,
    full: options.full,
  })
  const client = createContentClient({
    ...service,
    staleIfError,
    cache: responses,
    isCurrent: tracker.isCurrent,
    parser: options.parser,
  })
  const { origin } = client
  const fetched = await fetchContent(client, options, problems)
  report.nameMedia(fetched)
  const publicFolder = path.join(directory, 'public', 'media')
  const { content, counts } = await sourceFiles({
    content: fetched,
    uses: fileUses(fetched),
    origin,
    network: { ...network, maxBytes: options.maxFileBytes },
    staleIfError,
    isCurrent: tracker.isCurrentFile,
    folder: path.join(folder, 'files'),
    publicFolder: path.join(publicFolder, 'files'),
    problems,
    report,
  })
  const images = await sourceImages({
    uses: imageUses(fetched),
    origin,
    network,
    staleIfError,
    settings: options.image,
    isCurrent: tracker.isCurrentFile,
    folder: path.join(folder, 'images'),
    publicFolder,
    problems,
    report,
  })

  if (problems.list.length > 0) {
    report.fail(problems.list)
    return images.encode
  }
  const written = await nodes.write([...content, ...images.drafts])
  await responses.prune()
  // A last good answer that replaced a failed one has to be requested again.
  if (!report.hasStale) await tracker.remember()
  report.succeed(images.counts, counts, written, tracker.doubts)
  return images.encode
}
