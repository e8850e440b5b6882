import { deadlineIn, type Deadline } from '../../content-client'
import { allowedMs, inTime, shareOf } from '../lib/deadline'
import { logError } from '../lib/log'
import { readNextChange } from '../lib/publishing/next-change'
import { startWaitingBuild, type Starting } from '../lib/publishing/start-build'

/** The share of the time for the site's response: more than half remains for store and hook. */
const SHARE = 0.4

/** An unknown time of the next change must not prevent a build of saved content. */
const nextChange = (deadline: Deadline): Promise<number | null> =>
  readNextChange(deadline).catch((error: unknown) => {
    logError(error)
    return null
  })

/**
 * Every minute (`netlify.toml`): starts the waiting build. A build waits because content was saved
 * just after another build was started, or because the build hook failed. Also starts a build when
 * the published pages are out of date without a save. Nobody reads the answer; errors are in the
 * function's log.
 *
 * @param options for tests
 */
export const scheduledBuild =
  ({
    deadlineMs,
    ...options
  }: Omit<Starting, 'hook' | 'deadline'> & { readonly deadlineMs?: number } = {}) =>
  async (): Promise<Response> => {
    const { BUILD_HOOK_URL: hook } = process.env
    const deadline = deadlineIn(allowedMs(deadlineMs))
    const work = async (address: string) => {
      const change = await nextChange(shareOf(deadline, SHARE))
      await startWaitingBuild({ ...options, hook: address, deadline }, change)
    }
    if (hook) await inTime(deadline, work(hook))
    return new Response(null, { status: 204 })
  }

export default scheduledBuild()
