import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FINISHED_PAGES } from '../src/gatsby-node/files/finished-pages'
import { isMissing } from '../src/serving/file-errors'
import { ADDRESS_HISTORY } from '../src/serving/moved-pages'
import { PUBLISHED_LIST } from '../src/serving/publish'
import { PUBLISHED_FACTS } from '../src/serving/publishing-report/release'
import { BUILD } from './build-folder'
import { LAST_BUILD } from './last-build'

/** The folder that Netlify's build image keeps between builds. */
const CACHE = '/opt/build/cache/saxum'
/** Gatsby's own folders, and the record of the published site. Sources come from the repository. */
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

/** Copies the kept files and removes those without a source: an earlier version of this site kept less. */
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
 * On Netlify restores the files that {@link keepBuild} kept from the last published build.
 *
 * @param cache for tests
 */
export async function restoreBuild(environment: Variables, cache = CACHE): Promise<void> {
  if (isNetlify(environment)) await copyKept(cache, BUILD)
}

/**
 * On Netlify keeps the files that make the next build quick. Call this after a build is published.
 *
 * @param cache for tests
 */
export async function keepBuild(environment: Variables, cache = CACHE): Promise<void> {
  if (isNetlify(environment)) await copyKept(BUILD, cache)
}
