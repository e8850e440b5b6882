import { HASH } from '../../serving/hashed-names'
import { emittedAssets } from './compilation-hash'

/** A style sheet by its chunk: `styles.1a….css`, `component---src-templates-home-home-tsx.2b….css`. */
const SHEET = new RegExp(String.raw`^([\w-]+)\.${HASH}\.css$`)
const LINK = new RegExp(String.raw`href="/([\w-]+)\.${HASH}\.css"`, 'g')

/** Style sheets' file names by the chunks that they are of. */
export type StyleSheets = ReadonlyMap<string, string>

/**
 * Makes a page link to the style sheets of this build. Gatsby renders a page again when the code of its
 * template changes, but not when only styles did; a sheet has another name then, and pages that were not
 * rendered again would link to one that is gone.
 *
 * @throws when a page links to none, or to one that this build has not made
 */
export function relinkStyles(html: string, sheets: StyleSheets): string {
  let links = 0
  const linked = html.replace(LINK, (_, chunk: string) => {
    const sheet = sheets.get(chunk)
    if (sheet === undefined) {
      throw new Error(`There are no styles of ${chunk}: see "style sheet" in docs/gatsby.md.`)
    }
    links++
    return `href="/${sheet}"`
  })
  if (links === 0) {
    throw new Error('A page links to no style sheet: see "style sheet" in docs/gatsby.md.')
  }
  return linked
}

/** The style sheets that this build has made. */
export function styleSheets(): StyleSheets {
  const sheets = new Map<string, string>()
  for (const name of emittedAssets()) {
    const chunk = SHEET.exec(name)?.[1]
    if (chunk !== undefined) sheets.set(chunk, name)
  }
  return sheets
}
