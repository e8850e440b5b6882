import { readNextChange } from '../lib/publishing/next-change'
import { startWaitingBuild, type Starting } from '../lib/publishing/start-build'

/** What cannot be known of the pages must not keep from publishing what was saved. */
const nextChange = (): Promise<number | null> =>
  readNextChange().catch((error: unknown) => {
    console.error(error)
    return null
  })

/**
 * Every minute (`netlify.toml`): starts the build that waits, because something was saved just after
 * another build was started, or because the build hook failed; and a build when the published pages
 * are out of date although nobody has saved anything. Nobody reads the answer; what goes wrong is in
 * the function's log.
 */
export const scheduledBuild =
  (options: Omit<Starting, 'hook'> = {}) =>
  async (): Promise<Response> => {
    const { BUILD_HOOK_URL: hook } = process.env
    if (hook) await startWaitingBuild({ ...options, hook }, await nextChange())
    return new Response(null, { status: 204 })
  }

export default scheduledBuild()
