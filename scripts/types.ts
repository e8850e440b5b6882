import { readFile, writeFile } from 'node:fs/promises'
import { Explained, main } from './explained'
import { QUERY_TYPES, queryTypes } from './query-types/generate'
import { runNode } from './run-process'

/** For tests: a file that is out of date is a mistake, where everybody else gets it written anew. */
const CHECK = '--check'

/** `npm run types`: writes the types of queries anew, then checks all types. */
main(async () => {
  const types = await queryTypes()
  const present = await readFile(QUERY_TYPES, 'utf8').catch(() => '')
  if (types !== present && process.argv.includes(CHECK)) {
    throw new Explained(`${QUERY_TYPES} does not fit the queries: npm run types writes it anew.`)
  }
  if (types !== present) await writeFile(QUERY_TYPES, types)
  return runNode([
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ])
})
