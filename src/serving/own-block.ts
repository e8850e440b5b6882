import { readFile, writeFile } from 'node:fs/promises'
import { isMissing } from './file-errors'

const NAME = 'written by the build'

const readIfThere = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })

/**
 * Writes the build's own block into a file of rules for Netlify (`_headers`, `_redirects`). It
 * replaces the block of an earlier build, and keeps everything else. Without rules there is no
 * block.
 *
 * @param rules each a line, or a line with indented lines below it
 * @param name tells several blocks of a file apart
 */
export async function writeOwnBlock(
  path: string,
  rules: readonly string[],
  name = NAME,
): Promise<void> {
  const [start, end] = [`# ${name}: start`, `# ${name}: end`]
  const earlier = new RegExp(`${start}[\\s\\S]*?${end}\\n?`, 'g')
  const others = (await readIfThere(path)).replace(earlier, '').trim()
  const own = rules.length === 0 ? [] : [start, ...rules, end]
  const lines = [...(others === '' ? [] : [others]), ...own]
  await writeFile(path, lines.map((line) => `${line}\n`).join(''))
}
