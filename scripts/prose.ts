/**
 * `npm run prose`: checks comments, titles of tests and documentation for private words and for constructions
 * that are hard to read (`scripts/prose/rules.ts`).
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { main, say } from './cli'
import { findingLine, findingsIn } from './prose/findings'

/**
 * Files with text for engineers. `npm run words` checks content and interface texts. Files of `static` are
 * published with their comments.
 */
const FILES = [
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.cjs',
  '*.js',
  '*.css',
  '*.toml',
  '*.md',
  ':!content/saxum',
  ':!static',
]

main(async () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...FILES],
    { encoding: 'utf8' },
  )
  const files = listed.split('\0').filter((file) => existsSync(file))
  const found = await Promise.all(
    files.map(async (file) => findingsIn(file, await readFile(file, 'utf8'))),
  )
  const findings = found.flat()
  for (const finding of findings) say(findingLine(finding))
  console.log(`prose: ${files.length} files, ${findings.length} findings`)
  return findings.length === 0 ? 0 : 1
})
