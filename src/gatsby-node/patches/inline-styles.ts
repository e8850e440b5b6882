import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BLOCK_STYLES, PANEL_STYLES } from '../../gatsby-ssr/style-sheet'
import { HASH } from '../../serving/hashed-names'
import { sheetsOfNames } from './class-names'
import { compiledAssets } from './compiled-files'
import { hydratesOnInteraction } from './hydrates-on-interaction'
import { styleGroupsOf, type StyleGroup } from './style-groups'

/** A style sheet by its chunk: `styles.1a….css`, `component---….2b….css`. */
const SHEET = new RegExp(String.raw`^([\w-]+)\.${HASH}\.css$`)
const STYLES = new RegExp(String.raw`<style data-href="/([\w-]+)\.${HASH}\.css">[^<]*</style>`, 'g')
/** The styles of blocks, in Gatsby's form and in the form of an earlier build. */
const BLOCKS = new RegExp(
  String.raw`<style data-href="/${BLOCK_STYLES}\.${HASH}\.css">[^<]*</style>|(?:<style data-part>[^<]*</style>)+`,
)
const LATE = new RegExp(
  String.raw`(?:<link rel="preload" as="style" href="/${BLOCK_STYLES}\.${HASH}\.css"/>)?<link rel="stylesheet" href="/[\w-]+\.${HASH}\.css"/>`,
)
const CLASSES = / class="([^"]*)"/g

/** A style sheet of this build. */
interface StyleSheet {
  /** Its file's name. */
  readonly name: string
  readonly rules: string
}

/** The styles of a build. */
export interface Styles {
  /** Style sheets by the chunks that they are of. */
  readonly sheets: ReadonlyMap<string, StyleSheet>
  /** The style groups of the sheet of blocks. */
  readonly blocks: readonly StyleGroup[]
}

/** The groups that a page shows. If it shows none, an empty element keeps their place. */
function inlineGroups(html: string, groups: readonly StyleGroup[]): string {
  const shown = new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))
  const rules = groups
    .filter(({ classes }) => [...classes].some((name) => shown.has(name)))
    .map((group) => group.rules)
  return (rules.length > 0 ? rules : [''])
    .map((text) => `<style data-part>${text}</style>`)
    .join('')
}

/**
 * Writes the style sheets of this build into a page, and links the sheet of panels at its end. From
 * the sheet of blocks, a page gets only the groups that it shows. All of them would be 2.6 kB (home)
 * to 5.1 kB (product list) more after gzip. The whole sheet comes with the template's code, for
 * blocks that a visitor sees later. If that code comes at once, the page requests the sheet. A
 * change of styles alone does not make Gatsby render a page again.
 *
 * @throws when a page has no styles, or styles that this build has not made
 */
export function inlineStyles(html: string, { sheets, blocks }: Styles): string {
  const sheetOf = (chunk: string): StyleSheet => {
    const sheet = sheets.get(chunk)
    if (sheet) return sheet
    throw new Error(`There are no styles of ${chunk}: see "style sheet" in docs/gatsby.md.`)
  }
  if (html.search(STYLES) < 0 || !LATE.test(html)) {
    throw new Error('A page has no styles: see "style sheet" in docs/gatsby.md.')
  }
  const panels = `<link rel="stylesheet" href="/${sheetOf(PANEL_STYLES).name}"/>`
  // Not a style sheet yet: webpack would treat one that is loading or has failed as loaded.
  const blocksAhead =
    BLOCKS.test(html) && !hydratesOnInteraction(html)
      ? `<link rel="preload" as="style" href="/${sheetOf(BLOCK_STYLES).name}"/>`
      : ''
  return html
    .replace(BLOCKS, () => inlineGroups(html, blocks))
    .replace(STYLES, (_, chunk: string) => {
      const { name, rules } = sheetOf(chunk)
      return `<style data-href="/${name}">${rules}</style>`
    })
    .replace(LATE, blocksAhead + panels)
}

/**
 * The styles of this build.
 *
 * @throws when a sheet contains the end tag of its element
 */
export async function madeStyles(publicDir: string): Promise<Styles> {
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
  return { sheets, blocks: styleGroupsOf(sheets.get(BLOCK_STYLES)?.rules ?? '', sheetsOfNames()) }
}
