/** A placeholder for the site, because paths have no origin. */
const SITE = 'http://site.invalid'

/** Whether the target of a rule is on another site. */
export const isElsewhere = (target: string): boolean => /^https?:\/\//i.test(target)

/** A decoded path in its encoded form for an address. */
export const encodedPath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/**
 * Makes the `Location` of a redirect. Any path stays on this site: `//host`, `/\host` and `/<tab>/host` get
 * one slash. `..` is resolved. Characters that are forbidden in headers are encoded.
 *
 * @param target a path, or an absolute address of a rule
 * @param search the visitor's query, for a target without a query
 */
export function locationOf(target: string, search = ''): string {
  const address = new URL(isElsewhere(target) ? target : `${SITE}/${target}`)
  if (!address.search) address.search = search
  if (isElsewhere(target)) return address.href
  return address.pathname.replace(/^\/+/, '/') + address.search + address.hash
}
