import { Failure } from '../answer'

/** Time-out of the build hook; far above what Netlify takes. */
export const HOOK_TIMEOUT_MS = 8000

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Calls Netlify's build hook. Redirects are not followed, and no message names its address, because
 * who knows it can start builds.
 *
 * @throws {Failure} 500 for an address that is none, 502 or 504 when the hook fails or is late
 */
export async function callBuildHook(address: string, timeoutMs: number): Promise<void> {
  if (!isWebAddress(address)) {
    throw new Failure(500, 'The server is not set up: BUILD_HOOK_URL is no address.')
  }
  let response: Response
  try {
    response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    if (isTimeout(error)) throw new Failure(504, 'The build hook did not answer in time.')
    throw new Failure(502, 'The build hook cannot be reached.')
  }
  await response.body?.cancel()
  if (!response.ok) throw new Failure(502, `The build hook answered ${response.status}.`)
}
