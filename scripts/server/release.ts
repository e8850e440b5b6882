import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { isMissing } from '../../src/serving/file-errors'
import { type HeaderRules, loadHeaders } from './headers'
import { loadRedirects } from './redirects'

/** The rules of a build for serving it. */
export interface Release {
  readonly redirects: Awaited<ReturnType<typeof loadRedirects>>
  readonly headersFor: HeaderRules
}

/** During a switch the folder does not exist for a moment, between two renames (src/serving/publish.ts). */
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
 * Follows the releases in a folder. Each build has rules of its own, and replaces the one before during
 * operation.
 *
 * @returns a function that gives the present release. It gives the same object until the release changes.
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
