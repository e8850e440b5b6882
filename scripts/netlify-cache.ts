import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FINISHED_PAGES } from '../src/gatsby-node/files/finished-pages'
import { isMissing } from '../src/serving/file-errors'
import { ADDRESS_HISTORY } from '../src/serving/moved-pages'
import { PUBLISHED_LIST } from '../src/serving/publish'
import { PUBLISHED_FACTS } from '../src/serving/publishing-report/release'
import { BUILD } from './build-folder'
import { LAST_BUILD } from './last-build'

/** What Netlify's build image keeps from build to build. */
const CACHE = '/opt/build/cache/saxum'
/** Gatsby's own folders, as sources come from the repository, and what was published. */
const KEPT = [
  join('production', '.cache'),
  join('production', 'public'),
  join('production', FINISHED_PAGES),
  PUBLISHED_LIST,
  PUBLISHED_FACTS,
  ADDRESS_HISTORY,
  LAST_BUILD,
]

type Variables = Readonly<Record<string, string | undefined>>

const isNetlify = ({ NETLIFY, NETLIFY_LOCAL }: Variables): boolean =>
  NETLIFY === 'true' && !NETLIFY_LOCAL

/** What is not there is not there afterwards: an earlier version of this site kept less. */
async function copyKept(from: string, to: string): Promise<void> {
  for (const kept of KEPT) {
    await rm(join(to, kept), { recursive: true, force: true })
    await cp(join(from, kept), join(to, kept), {
      recursive: true,
      preserveTimestamps: true,
    }).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
}

/**
 * On Netlify brings back what {@link keepBuild} kept of the last build that was published.
 *
 * @param cache for tests
 */
export async function restoreBuild(environment: Variables, cache = CACHE): Promise<void> {
  if (isNetlify(environment)) await copyKept(cache, BUILD)
}

/**
 * On Netlify keeps what makes the next build quick. To be called once a build is published.
 *
 * @param cache for tests
 */
export async function keepBuild(environment: Variables, cache = CACHE): Promise<void> {
  if (isNetlify(environment)) await copyKept(BUILD, cache)
}
