import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ADDRESS_HISTORY } from '../src/serving/moved-pages'
import { PUBLISHED_LIST } from '../src/serving/publish'
import { PUBLISHED_FACTS } from '../src/serving/publishing-report/release'
import { BUILD } from './build-folder'
import { LAST_BUILD } from './last-build'

/** What Netlify's build image keeps from build to build (gatsby-adapter-netlify uses it too). */
const CACHE = '/opt/build/cache/saxum'
/** Gatsby's own folders, as sources come from the repository, and what was published. */
const KEPT = [
  join('production', '.cache'),
  join('production', 'public'),
  PUBLISHED_LIST,
  PUBLISHED_FACTS,
  ADDRESS_HISTORY,
  LAST_BUILD,
]

const isNetlify = process.env.NETLIFY === 'true' && !process.env.NETLIFY_LOCAL

async function copyKept(from: string, to: string): Promise<void> {
  for (const kept of KEPT) {
    await rm(join(to, kept), { recursive: true, force: true })
    await cp(join(from, kept), join(to, kept), { recursive: true, preserveTimestamps: true })
  }
}

/** On Netlify brings back what {@link keepBuild} kept of the last build that was published. */
export async function restoreBuild(): Promise<void> {
  // The first build finds nothing.
  if (isNetlify) await copyKept(CACHE, BUILD).catch(() => undefined)
}

/** On Netlify keeps what makes the next build quick. To be called once a build is published. */
export async function keepBuild(): Promise<void> {
  if (isNetlify) await copyKept(BUILD, CACHE)
}
