/** A label of a host name (RFC 1123), in the form that `URL` gives: small letters, punycode. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** Host names and IPv4 addresses, which is what a Content-Security-Policy can name (CSP 3, `host-source`). */
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)

/** A host name of several labels, whose last one is no number: not `localhost`, no IP address. */
const PUBLIC_HOST = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`)

const LONGEST_HOST = 253

/** Written out and without what `URL` passes over: blanks, controls, backslashes. */
const WRITTEN = /^https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}\\]+$/iu

const parsed = (address: string): URL | null => {
  if (!WRITTEN.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.username === '' && url.password === '' && url.hostname.length <= LONGEST_HOST
    ? url
    : null
}

/**
 * The origin of a web address that can stand in any header, policy or rule. It is of http or https, with a host of letters,
 * digits and hyphens, perhaps a port, and without credentials. Any other address gives `null`, however a browser reads it.
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
