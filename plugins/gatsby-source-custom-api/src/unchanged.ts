import path from 'node:path'
import { ContentClientError, createContentClient, deadlineIn } from '../../../src/content-client'
import { ChangeTracker, lastSourcing } from './changes/change-tracker'
import type { SourceOptions } from './options'
import { CACHE_DIRECTORY } from './plugin-options-schema'
import { cacheFolder, diskCache } from './response-cache'

/** The options of a service that the plugin needs to ask it. */
type Source = Pick<SourceOptions, 'contentApiUrl' | 'token' | 'sites' | 'full'> &
  Partial<Pick<SourceOptions, 'cacheDirectory'>>

const folderOf = ({ contentApiUrl, token, cacheDirectory = CACHE_DIRECTORY }: Source): string =>
  cacheFolder(path.resolve(cacheDirectory), contentApiUrl, token)

/** Names the content of the last sourcing; `null` when that is unknown. */
export const sourcedContent = (source: Source): Promise<string | null> =>
  lastSourcing(folderOf(source))

/** Time limit of all requests together, in milliseconds: a build can do without the answers. */
const TIMEOUT_MS = 10_000
const NETWORK = { timeoutMs: TIMEOUT_MS, retries: 0, concurrency: 8, giveUpAfter: 1 }

async function asks(source: Source): Promise<boolean> {
  const { contentApiUrl, token, sites, full } = source
  const folder = folderOf(source)
  const deadline = deadlineIn(TIMEOUT_MS)
  const service = { ...NETWORK, deadline, baseUrl: contentApiUrl, ...(token && { token }) }
  const tracker = await ChangeTracker.learn(createContentClient(service), {
    service: contentApiUrl,
    sites: sites.map(({ handle }) => handle),
    folder,
    full,
  })
  if (!tracker.isComplete) return false
  // The list of sites belongs to no site, so no site reports its change.
  const cache = diskCache(path.join(folder, 'responses'))
  const { freshness } = await createContentClient({ ...service, cache }).all('sites', {})
  return freshness === 'not-modified'
}

/**
 * Whether the service itself reports that no content has changed since the last sourcing. Any doubt
 * or failure gives `false`: the sourcing that follows reports the problem.
 */
export const isUnchanged = (source: Source): Promise<boolean> =>
  asks(source).catch((error: unknown) => {
    if (error instanceof ContentClientError) return false
    throw error
  })
