import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What Gatsby puts pages together from. */
const PIECES = '_gatsby'

/**
 * Rewrites the HTML of all pages where it changes.
 *
 * @param directory the folder of a finished build
 */
export async function rewritePages(
  directory: string,
  rewrite: (html: string) => string,
): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !path.relative(directory, file).startsWith(PIECES))
  for (const file of pages) {
    const html = await readFile(file, 'utf8')
    const rewritten = rewrite(html)
    if (rewritten !== html) await writeFile(file, rewritten)
  }
}
