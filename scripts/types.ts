import { readFile } from 'node:fs/promises'
import { writeWhole } from '../src/serving/write-whole'
import { Explained, main } from './explained'
import { QUERY_TYPES, queryTypes } from './query-types/generate'
import { TEMPLATE_FACTS, templateFacts } from './query-types/template-facts'
import { runNode } from './run-process'

/** For tests: a file that is out of date is a mistake, where everybody else gets it written anew. */
const CHECK = '--check'

/**
 * Writes a file that is made of queries and templates, if it is another one now.
 *
 * @throws {Explained} instead, in tests
 */
async function bring(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => '')
  if (text === present) return
  if (process.argv.includes(CHECK)) {
    throw new Explained(`${file} does not fit the queries: npm run types writes it anew.`)
  }
  await writeWhole(file, text)
}

/** `npm run types`: writes anew what is made of queries and templates, then checks all types. */
main(async () => {
  await bring(QUERY_TYPES, await queryTypes())
  await bring(TEMPLATE_FACTS, await templateFacts())
  return runNode([
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ])
})
