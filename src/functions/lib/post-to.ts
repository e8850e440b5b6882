import type { Deadline } from '../../content-client'
import { parseUrl } from '../../contract'
import { Failure } from './answer'

/** Who is called, and how that is said. */
export interface Receiver {
  readonly address: string
  /** The variable that has the address. */
  readonly variable: string
  /** As a sentence begins: `The build hook`. */
  readonly name: string
  readonly deadline: Deadline
}

const isWebAddress = (value: string): boolean => /^https?:$/.test(parseUrl(value)?.protocol ?? '')

/**
 * Sends a POST to an address of the configuration, with JSON if there is any. Redirects are not
 * followed, and no message names the address, because who knows it may call it.
 *
 * @throws {Failure} 500 for an address that is none, 502 or 504 when who is called fails or is late
 */
export async function postTo(
  { address, variable, name, deadline }: Receiver,
  json?: object,
): Promise<void> {
  if (!isWebAddress(address)) {
    throw new Failure(500, `The server is not set up: ${variable} is no address.`)
  }
  let response: Response
  try {
    response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal: deadline.signal,
      ...(json && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    })
  } catch {
    if (deadline.signal.aborted) throw new Failure(504, `${name} did not answer in time.`)
    throw new Failure(502, `${name} cannot be reached.`)
  }
  await response.body?.cancel()
  if (!response.ok) throw new Failure(502, `${name} answered ${response.status}.`)
}
