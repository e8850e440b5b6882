import { originOf } from '../../contract'
import { UnfitValue } from './unfit-value'

const FORMAT = '_redirects'

/**
 * The allowed signs in addresses of pages, files and printed codes: no pattern, no comment, no
 * second address.
 */
const PATH = /^(?:\/[A-Za-z0-9._~-]+)+$|^\/$/

/** The target path of a rule: other characters in names of files are percent-encoded. */
const TARGET = /^(?:\/(?:[A-Za-z0-9._~-]|%[2-9A-F][0-9A-F])+)+$|^\/$/

/**
 * A path of the website for a rule of `_redirects`.
 *
 * @throws {UnfitValue} for a path that would be a pattern, a comment or another rule there
 */
export function redirectPath(place: string, path: string): string {
  if (PATH.test(path)) return path
  throw new UnfitValue(place, path, FORMAT, 'a path of letters, digits, dots, hyphens and _')
}

/**
 * Signs that Netlify would read as the name of a pattern's part (`/:splat`, `=:code`), or as a
 * pattern.
 */
const PATTERN_SIGN = /(?<=[/?&=]):|\*/g

const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * The target of a rule in `_redirects`: a path of the website, or an https address. Signs that
 * Netlify would read as a pattern are percent-encoded.
 *
 * @throws {UnfitValue} for any other address
 */
export function redirectTarget(place: string, target: string): string {
  if (TARGET.test(target)) return target
  const origin = originOf(target)
  if (origin?.startsWith('https:')) {
    const { href } = new URL(target)
    return origin + href.slice(origin.length).replace(PATTERN_SIGN, encoded)
  }
  throw new UnfitValue(place, target, FORMAT, 'a path of the website or an https address')
}
