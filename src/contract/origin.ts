import { webAddress } from './web-address'

/** A label of a host name (RFC 1123), in the form that `URL` gives: small letters, punycode. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/**
 * Host names and IPv4 addresses: the hosts that a Content-Security-Policy can name (CSP 3,
 * `host-source`).
 */
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)

/**
 * A host name of several labels. Its last label is no number and no name for private networks (RFC
 * 6762, 6761, 8375, ICANN): not `localhost`, no IP address.
 */
const PUBLIC_HOST = new RegExp(
  `^(?:${LABEL}\\.)+(?!\\d+$|(?:local|localhost|internal|invalid|arpa)$)${LABEL}$`,
)

const LONGEST_HOST = 253

const parsed = (address: string): URL | null => {
  const read = webAddress(address)
  if (read?.kind !== 'https' && read?.kind !== 'http') return null
  const url = new URL(read.href)
  return url.hostname.length <= LONGEST_HOST ? url : null
}

/**
 * The origin of a web address that is valid in any header, policy or rule. It has http or https, a
 * host of letters, digits and hyphens, an optional port, and no credentials. Any other address
 * gives `null`, whatever a browser makes of it.
 */
export function originOf(address: string): string | null {
  const url = parsed(address)
  return url && HOST.test(url.hostname) ? url.origin : null
}

/** The origin of an address on the public web: https and a host name of several labels. `null` for any other. */
export function publicOriginOf(address: string): string | null {
  const url = parsed(address)
  return url?.protocol === 'https:' && PUBLIC_HOST.test(url.hostname) ? url.origin : null
}
