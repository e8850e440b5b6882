import type { Deadline } from '../../../content-client'
import { postTo } from '../post-to'

/**
 * Calls Netlify's build hook.
 *
 * @throws {Failure} 500 for an address that is none, 502 or 504 when the hook fails or is late
 */
export const callBuildHook = (address: string, deadline: Deadline): Promise<void> =>
  postTo({ address, variable: 'BUILD_HOOK_URL', name: 'The build hook', deadline })
