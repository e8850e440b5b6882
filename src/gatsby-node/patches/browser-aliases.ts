import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import standIns from '../../app/i18n/stand-ins.json'

/** Where gatsby-plugin-react-i18next puts an instance around pages. */
const PLUGIN_HOOK = 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js'
/** What Gatsby's own plugin for scripts in workers does in the browser. */
const PARTYTOWN = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'

/** A file that an alias stands on: an alias of a file that is not there would do nothing, silently. */
function existing(file: string): string {
  const found = path.resolve(file)
  if (!existsSync(found)) {
    throw new Error(`${file} is gone: see "browser aliases" in docs/gatsby.md.`)
  }
  return found
}

/**
 * Webpack's aliases for how pages get their messages (docs/gatsby.md, browser aliases): i18next and react-i18next are
 * made for messages that come from anywhere at any time; what a page here needs of them is a tenth
 * (`src/app/i18n`), and so is what the plugin does around a page.
 *
 * @throws when a file that an alias replaces, or is replaced by, is not there
 */
export const messageAliases = (): Record<string, string | false> => ({
  i18next$: existing(standIns.i18next),
  'react-i18next$': existing(standIns['react-i18next']),
  [realpathSync(existing(PLUGIN_HOOK))]: existing('src/app/i18n/wrap-page-element.ts'),
})

/**
 * Webpack's alias in development, in the static rendering and in browsers (docs/gatsby.md, browser aliases): a page goes
 * through the same router in all of them.
 *
 * @throws when there is no such file
 */
export const routerAlias = (): Record<string, string> => ({
  '@gatsbyjs/reach-router$': existing('src/gatsby-browser/runtime/router.tsx'),
})

/**
 * Webpack's aliases for what the browsers of visitors do not need twice, or at all (docs/gatsby.md, browser
 * aliases), besides {@link messageAliases} and {@link routerAlias}:
 *
 * - Gatsby brings its component `Script`, a plugin that runs scripts in workers, and code that registers a service
 *   worker for plugins that have one: nothing here uses them.
 * - Gatsby's loader and slices serve sites of all kinds (`src/gatsby-browser/runtime` has what this one needs).
 *
 * @throws when a file that an alias replaces, or is replaced by, is not there
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
