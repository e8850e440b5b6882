import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { isMissing } from '../../src/serving/file-errors'
import { type HeaderRules, loadHeaders } from './headers'
import { loadRedirects } from './redirects'

/** What a build says of how it is to be served. */
export interface Release {
  readonly redirects: Awaited<ReturnType<typeof loadRedirects>>
  readonly headersFor: HeaderRules
}

/** Between the two renames of a switch there is no folder for a moment (src/serving/publish.ts). */
const SWITCH_MS = 2000
const PAUSE_MS = 5

async function identityOf(folder: string): Promise<string> {
  const deadline = Date.now() + SWITCH_MS
  for (;;) {
    try {
      const { ino, mtimeMs } = await stat(folder)
      return `${ino} ${mtimeMs}`
    } catch (error) {
      if (!isMissing(error) || Date.now() > deadline) throw error
      await pause(PAUSE_MS)
    }
  }
}

/**
 * Follows what is published in a folder: each build comes with rules of its own, and takes the place
 * of the one before while that is served.
 *
 * @returns what gives the present release, the same object as long as it is the same
 */
export function followReleases(publicDir: string): () => Promise<Release> {
  let identity = ''
  let release: Promise<Release> | undefined
  return async () => {
    const present = await identityOf(publicDir)
    if (release && present === identity) return release
    identity = present
    release = Promise.all([loadRedirects(publicDir), loadHeaders(publicDir)]).then(
      ([redirects, headersFor]) => ({ redirects, headersFor }),
    )
    return release
  }
}
