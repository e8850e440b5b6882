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
 * Webpack's aliases for what the browsers of visitors do not need twice, or at all (docs/gatsby.md, browser
 * aliases), besides {@link messageAliases}:
 *
 * - Gatsby brings its component `Script`, a plugin that runs scripts in workers, and what registers a
 *   service worker for plugins that have one: nothing here uses them.
 * - Gatsby's loader, router, link, scroll, slices, static queries and Head API serve sites of all kinds
 *   (`src/gatsby-browser/runtime` has what this one needs).
 *
 * @throws when a file that an alias replaces, or is replaced by, is not there
 */
export const browserAliases = (): Record<string, string | false> => ({
  ...messageAliases(),
  'gatsby-script': false,
  'gatsby-link$': existing('src/gatsby-browser/runtime/link.ts'),
  '@gatsbyjs/reach-router$': existing('src/gatsby-browser/runtime/router.tsx'),
  'gatsby-react-router-scroll$': existing('src/gatsby-browser/runtime/scroll.tsx'),
  [realpathSync(existing(PARTYTOWN))]: false,
  [existing('.cache/register-service-worker.js')]: false,
  [existing('.cache/loader.js')]: existing('src/gatsby-browser/runtime/loader.ts'),
  [existing('.cache/slice.js')]: existing('src/gatsby-browser/runtime/slice.tsx'),
  [existing('.cache/slice/context.js')]: existing('src/gatsby-browser/runtime/slice.tsx'),
  [existing('.cache/static-query.js')]: existing('src/gatsby-browser/runtime/static-query.ts'),
  [existing('.cache/head/head-export-handler-for-browser.js')]: existing(
    'src/gatsby-browser/runtime/head-api.ts',
  ),
})
