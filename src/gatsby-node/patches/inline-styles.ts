import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HASH } from '../../serving/hashed-names'
import { compiledAssets } from './compiled-files'

/** A style sheet by its chunk: `styles.1a….css`, `component---src-templates-home-home-tsx.2b….css`. */
const SHEET = new RegExp(String.raw`^([\w-]+)\.${HASH}\.css$`)
const STYLES = new RegExp(String.raw`<style data-href="/([\w-]+)\.${HASH}\.css">[^<]*</style>`, 'g')
const LATE = new RegExp(String.raw`(<link rel="stylesheet" href=")/([\w-]+)\.${HASH}\.css"`)

/** A style sheet of this build. */
interface StyleSheet {
  /** Its file's name. */
  readonly name: string
  readonly rules: string
}

/** Style sheets by the chunks that they are of. */
export type StyleSheets = ReadonlyMap<string, StyleSheet>

/**
 * Gives a page the style sheets of this build: those of what is seen at first in the page, that of what
 * opens as a file. Gatsby renders a page again when the code of its template
 * changes, but not when only styles did.
 *
 * @throws when a page has none, or one that this build has not made
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  const sheetOf = (chunk: string): StyleSheet => {
    const sheet = sheets.get(chunk)
    if (sheet) return sheet
    throw new Error(`There are no styles of ${chunk}: see "style sheet" in docs/gatsby.md.`)
  }
  if (html.search(STYLES) < 0 || !LATE.test(html)) {
    throw new Error('A page has no styles: see "style sheet" in docs/gatsby.md.')
  }
  return html
    .replace(STYLES, (_, chunk: string) => {
      const { name, rules } = sheetOf(chunk)
      return `<style data-href="/${name}">${rules}</style>`
    })
    .replace(LATE, (_, link: string, chunk: string) => `${link}/${sheetOf(chunk).name}"`)
}

/**
 * The style sheets that this build has made.
 *
 * @throws when one holds what would end the element that it stands in
 */
export async function styleSheets(publicDir: string): Promise<StyleSheets> {
  const sheets = new Map<string, StyleSheet>()
  for (const name of await compiledAssets(publicDir)) {
    const chunk = SHEET.exec(name)?.[1]
    if (chunk === undefined) continue
    const rules = await readFile(path.join(publicDir, name), 'utf8')
    if (rules.includes('<')) {
      throw new Error(`${name} holds "<", which cannot stand in a page: write \\3c in its place.`)
    }
    sheets.set(chunk, { name, rules })
  }
  return sheets
}
