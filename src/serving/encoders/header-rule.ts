import { UnfitValue } from './unfit-value'

/** The allowed signs of a path in `_headers`; `*` is a pattern, which only the build writes. */
const PATH = /^\/[\w.~%/*-]*$/

/** A name of a header (RFC 9110, `token`). */
const NAME = /^[A-Za-z][A-Za-z0-9-]*$/

/**
 * Visible ASCII, with blanks inside: every server and browser reads it in the same way (RFC 9110,
 * `field-value`).
 */
const VALUE = /^[!-~](?:[ -~]*[!-~])?$/

/**
 * A rule of `_headers` for Netlify: a path, and a line for each header below it.
 *
 * @throws {UnfitValue} for a path, name or value with another meaning there
 */
export function headerRule(path: string, headers: Readonly<Record<string, string>>): string {
  if (!PATH.test(path)) {
    throw new UnfitValue('The path of a rule', path, '_headers', 'a path without blanks and signs')
  }
  const lines = Object.entries(headers).map(([name, value]) => {
    if (!NAME.test(name) || !VALUE.test(value)) {
      throw new UnfitValue(`${path}, ${name}`, value, '_headers', 'a line of visible ASCII')
    }
    return `  ${name}: ${value}`
  })
  return [path, ...lines].join('\n')
}
