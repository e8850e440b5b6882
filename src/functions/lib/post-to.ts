import type { Deadline } from '../../content-client'
import { parseUrl } from '../../contract'
import { Failure } from './answer'

/** The receiver of a request, and its names in messages. */
export interface Receiver {
  readonly address: string
  /** The environment variable with the address. */
  readonly variable: string
  /** Its name at the beginning of a sentence: `The build hook`. */
  readonly name: string
  readonly deadline: Deadline
}

const isWebAddress = (value: string): boolean => /^https?:$/.test(parseUrl(value)?.protocol ?? '')

/**
 * Sends a POST to an address of the configuration, with JSON if there is any. It does not follow
 * redirects. No message contains the address, because anybody who knows it may call it.
 *
 * @throws {Failure} 500 for an invalid address, 502 or 504 when the receiver fails or is late
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
