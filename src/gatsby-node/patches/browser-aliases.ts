import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import standIns from '../../app/i18n/stand-ins.json'

/** The plugin's hook that puts an i18next instance around pages. */
const PLUGIN_HOOK = 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js'
/** The browser code of Gatsby's own plugin for scripts in workers. */
const PARTYTOWN = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'

/** A file that an alias needs: an alias of a missing file would do nothing, silently. */
function existing(file: string): string {
  const found = path.resolve(file)
  if (!existsSync(found)) {
    throw new Error(`${file} is gone: see "browser aliases" in docs/gatsby.md.`)
  }
  return found
}

/**
 * Webpack's aliases for the messages of pages (docs/gatsby.md, browser aliases). i18next and
 * react-i18next handle messages that come from anywhere at any time. A page here needs a tenth of
 * that (`src/app/i18n`). The same is true of the plugin's code around a page.
 *
 * @throws when a file that an alias replaces, or its replacement, is missing
 */
export const messageAliases = (): Record<string, string | false> => ({
  i18next$: existing(standIns.i18next),
  'react-i18next$': existing(standIns['react-i18next']),
  [realpathSync(existing(PLUGIN_HOOK))]: existing('src/app/i18n/wrap-page-element.ts'),
})

/**
 * Webpack's alias in development, in the static rendering and in browsers (docs/gatsby.md, browser
 * aliases). All of them use the same router.
 *
 * @throws when there is no such file
 */
export const routerAlias = (): Record<string, string> => ({
  '@gatsbyjs/reach-router$': existing('src/gatsby-browser/runtime/router.tsx'),
})

/**
 * Webpack's aliases for code that visitors' browsers do not need (docs/gatsby.md, browser aliases).
 * They include {@link messageAliases}, but not {@link routerAlias}:
 *
 * - Gatsby includes its component `Script`, and a plugin that runs scripts in workers. It also
 *   includes code that registers a service worker for plugins that have one. Nothing here uses
 *   them.
 * - Gatsby's loader and slices serve sites of all kinds. This site needs less
 *   (`src/gatsby-browser/runtime`).
 *
 * @throws when a file that an alias replaces, or its replacement, is missing
 */
export const browserAliases = (): Record<string, string | false> => ({
  ...messageAliases(),
  'gatsby-script': false,
  [realpathSync(existing(PARTYTOWN))]: false,
  [existing('.cache/register-service-worker.js')]: false,
  [existing('.cache/loader.js')]: existing('src/gatsby-browser/runtime/loader.ts'),
  [existing('.cache/slice.js')]: existing('src/gatsby-browser/runtime/slice.tsx'),
  [existing('.cache/slice/context.js')]: existing('src/gatsby-browser/runtime/slice.tsx'),
})
