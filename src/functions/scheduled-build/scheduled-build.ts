import { startWaitingBuild, type Starting } from '../lib/publishing/start-build'

/**
 * Every minute (`netlify.toml`): starts the build that waits, because something was saved just after
 * another build was started, or because the build hook failed. Nobody reads the answer; what goes wrong is in
 * the function's log.
 */
export const scheduledBuild =
  (options: Omit<Starting, 'hook'> = {}) =>
  async (): Promise<Response> => {
    const { PUBLISH_SECRET: secret, BUILD_HOOK_URL: hook } = process.env
    if (secret && hook) await startWaitingBuild({ ...options, hook })
    return new Response(null, { status: 204 })
  }

export default scheduledBuild()
