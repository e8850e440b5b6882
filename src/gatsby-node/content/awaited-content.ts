import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CONTENT_AWAITED_VARIABLE, THERE_IS_CONTENT } from '../../../scripts/build-variables'

/**
 * Waits until it is known that there is something to build: a build may begin before that, and is told on its standard
 * input (`scripts/gatsby-process.ts`). Nothing that only a build may change is to be done before.
 *
 * @throws when the input ends without that, because whoever began the build is no more
 */
export async function awaitContent(input: Readable = process.stdin): Promise<void> {
  if (process.env[CONTENT_AWAITED_VARIABLE] !== '1') return
  if ((await text(input)) !== THERE_IS_CONTENT) {
    throw new Error(
      'The command that began this build has ended before it was known what to build.',
    )
  }
}
