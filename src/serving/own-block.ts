import { readFile, writeFile } from 'node:fs/promises'
import { isMissing } from './html-files'

const START = '# written by the build: start'
const END = '# written by the build: end'
const OWN_BLOCK = new RegExp(`${START}[\\s\\S]*?${END}\\n?`, 'g')

const readIfThere = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })

/**
 * Writes the build's own block into a file of rules for Netlify (`_headers`, `_redirects`), in the
 * place of that of an earlier build, and keeps what else stands there.
 *
 * @param rules each a line, or a line with indented lines below it
 */
export async function writeOwnBlock(path: string, rules: readonly string[]): Promise<void> {
  const others = (await readIfThere(path)).replace(OWN_BLOCK, '').trim()
  const own = [START, ...rules, END].join('\n')
  await writeFile(path, `${others === '' ? '' : `${others}\n`}${own}\n`)
}
