import { readFile } from 'node:fs/promises'
import { writeFileAtomic } from '../src/serving/write-file-atomic'
import { CliError, main } from './cli'
import { QUERY_TYPES, queryTypes } from './query-types/generate'
import { TEMPLATE_MANIFEST, templateManifest } from './query-types/template-manifest'
import { runNode } from './run-process'

/** For tests: an outdated file is an error. Without this option it is written again. */
const CHECK = '--check'

/**
 * Writes a file that is generated from queries and templates, if its text has changed.
 *
 * @throws {CliError} instead, in tests
 */
async function bring(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => '')
  if (text === present) return
  if (process.argv.includes(CHECK)) {
    throw new CliError(`${file} does not fit the queries: npm run types writes it again.`)
  }
  await writeFileAtomic(file, text)
}

/**
 * `npm run types`: updates the files that are generated from queries and templates, then checks all types.
 */
main(async () => {
  await bring(QUERY_TYPES, await queryTypes())
  await bring(TEMPLATE_MANIFEST, await templateManifest())
  return runNode([
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ])
})
