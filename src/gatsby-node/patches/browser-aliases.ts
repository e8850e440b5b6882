import { existsSync } from 'node:fs'
import path from 'node:path'

/** A file that an alias stands on: an alias of a file that is not there would do nothing, silently. */
function existing(file: string): string {
  const found = path.resolve(file)
  if (!existsSync(found)) {
    throw new Error(`${file} is gone: see "browser aliases" in docs/gatsby.md.`)
  }
  return found
}

/**
 * Webpack's aliases for what the browser does not need twice, or at all (docs/gatsby.md, browser
 * aliases):
 *
 * - gatsby-plugin-react-i18next asks for i18next's CommonJS build and react-i18next for its ES module
 *   build: with one of them for both it is downloaded once.
 * - The plugin brings its own language detection and development messages, which are switched off,
 *   react-i18next its component `Trans` with a parser, Gatsby its component `Script` with a library
 *   that runs scripts in workers, and what registers a service worker for plugins that have one:
 *   nothing here uses them.
 *
 * @throws when a file that an alias replaces, or is replaced by, is not there
 */
export const browserAliases = (): Record<string, string | false> => ({
  i18next$: existing('node_modules/i18next/dist/esm/i18next.js'),
  'browser-lang': false,
  outdent: false,
  'html-parse-stringify': false,
  'gatsby-script': false,
  '@builder.io/partytown/integration': false,
  [existing('.cache/register-service-worker.js')]: false,
  'react-i18next$': existing('src/app/react-i18next.ts'),
})
