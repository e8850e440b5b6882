import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { HASH } from '../../serving/hashed-names'
import { emittedAssets } from './compilation-hash'

const STYLE_SHEET = new RegExp(String.raw`styles\.${HASH}\.css`, 'g')

/**
 * Makes every page link to the style sheet of this build. Gatsby renders a page again when the code
 * of its template changes, but not when only the styles of a slice did; the one style sheet of all
 * has another name then, and pages that were not rendered again would link to one that is gone.
 *
 * @param name the style sheet's file name
 * @throws when no page links to a style sheet of such a name
 */
export async function relinkStyles(directory: string, name: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  let pages = 0
  for (const { parentPath, name: file } of files) {
    const html = await readFile(path.join(parentPath, file), 'utf8')
    const linked = html.replace(STYLE_SHEET, name)
    if (linked !== html) await writeFile(path.join(parentPath, file), linked)
    if (linked.includes(name)) pages++
  }
  if (pages === 0) throw new Error(`No page links to ${name}: see "style sheet" in docs/gatsby.md.`)
}

/** The name of the style sheet that this build has made. */
export function styleSheetName(): string {
  const names = [...emittedAssets()].filter((name) => name.match(STYLE_SHEET)?.[0] === name)
  const [name] = names
  if (!name || names.length > 1) {
    throw new Error(`One style sheet was expected, not ${names.join(', ') || 'none'}.`)
  }
  return name
}
