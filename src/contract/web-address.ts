/**
 * A placeholder for the site's host, which content cannot name: `.invalid` is nobody's (RFC 2606).
 */
const SITE = 'https://site.invalid'

/**
 * Blanks, control characters, invisible marks, lone surrogates and backslashes. `URL` drops some of them and
 * reads others as a slash, so that an address leads elsewhere than it seems.
 */
const UNFIT = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\\]/u

/** A host name as `URL` writes it, in ASCII, or an IPv6 address. `URL` itself accepts `*`, `;` and `,`. */
const HOST = /^(?:[\w-]+\.)*[\w-]+\.?$|^\[[\da-f:.]+\]$/

/**
 * `new URL`, or `null` for a text that is no URL. Not `URL.canParse`: once Node 20 has compiled it,
 * after some 4,000 calls, it refuses every address with a letter such as ü.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * An address with its blanks encoded as by browsers. A telephone number stays: a blank is none of
 * its digits.
 */
export const withoutBlanks = (address: string): string =>
  /^tel:/i.test(address) ? address : address.replaceAll(' ', '%20')

/** Kinds of addresses that content may name: a path of this site, or one with its scheme. */
export type AddressKind = 'path' | 'https' | 'http' | 'mailto' | 'tel'

interface WebAddress {
  readonly kind: AddressKind
  /** As `URL` writes it: a path without its host. */
  readonly href: string
}

/**
 * Reads an address as a browser does (WHATWG URL). Only this function decides where an address
 * leads.
 *
 * @returns `null` for an address that is relative or unfit, or has another scheme, no host,
 * credentials or two slashes at its start
 */
export function webAddress(address: string): WebAddress | null {
  const url = UNFIT.test(address) ? null : parseUrl(address, SITE)
  if (url === null) return null
  const { href, origin, protocol, hostname, username, password, pathname } = url
  if (username || password) return null
  if (address.startsWith('/')) {
    const isOwn = origin === SITE && !address.startsWith('//') && !pathname.startsWith('//')
    return isOwn ? { kind: 'path', href: href.slice(SITE.length) } : null
  }
  // Without the slashes, `https:x` is a relative address where the page has the same scheme.
  const hasHost = address.startsWith('//', protocol.length) && HOST.test(hostname)
  if (protocol === 'https:') return hasHost ? { kind: 'https', href } : null
  if (protocol === 'http:') return hasHost ? { kind: 'http', href } : null
  if (protocol === 'mailto:') return { kind: 'mailto', href }
  return protocol === 'tel:' ? { kind: 'tel', href } : null
}

/** The kind of an address; `null` for an address that content may not name. */
export const addressKind = (address: string): AddressKind | null =>
  webAddress(address)?.kind ?? null

/** Whether an address leads to another website: no path of this one, no mail, no telephone. */
export function isElsewhere(address: string): boolean {
  const kind = addressKind(address)
  return kind === 'https' || kind === 'http'
}
