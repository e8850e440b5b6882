import { postTo } from '../post-to'

/** Time-out of the build hook; far above what Netlify takes. */
export const HOOK_TIMEOUT_MS = 8000

/**
 * Calls Netlify's build hook.
 *
 * @throws {Failure} 500 for an address that is none, 502 or 504 when the hook fails or is late
 */
export const callBuildHook = (address: string, timeoutMs: number): Promise<void> =>
  postTo({ address, variable: 'BUILD_HOOK_URL', name: 'The build hook', timeoutMs })
