/**
 * `npm run prose`: checks comments, titles of tests and documentation for private words and for constructions
 * that are hard to read (`scripts/prose/rules.ts`).
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
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
  const { stdout } = await promisify(execFile)('git', [
    ...['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'],
    ...FILES,
  ])
  const files = stdout.split('\0').filter((file) => existsSync(file))
  const findings = files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')))
  for (const finding of findings) say(findingLine(finding))
  console.log(`prose: ${files.length} files, ${findings.length} findings`)
  return findings.length === 0 ? 0 : 1
})
