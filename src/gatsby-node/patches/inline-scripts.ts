import { minify_sync } from 'terser'
import { MINIFICATION } from './minification'

/** What a browser runs of a page's scripts: those without a type. */
const SCRIPTS = /(<script(?: data-[^>]*)?>)([^]+?)(?=<\/script>)/g

/** There are a handful of scripts, and thousands of pages. */
const written = new Map<string, string>()

/**
 * Writes code until it is what it would be written as: a page that is finished twice has the same bytes as one that is
 * finished once, and code has the same bytes however the functions in it were compiled.
 */
function compact(code: string): string {
  const shorter = minify_sync(code, MINIFICATION).code ?? ''
  return shorter === code ? code : compact(shorter)
}

/**
 * A page with its scripts minified, as those in files are.
 *
 * @throws when one is no script that can be read
 */
export const compactScripts = (html: string): string =>
  html.replace(SCRIPTS, (_, tag: string, code: string) => {
    const known = written.get(code) ?? compact(code)
    written.set(code, known)
    return tag + known
  })
