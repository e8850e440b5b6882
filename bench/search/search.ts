import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureRelevance } from './relevance'
import { measureSpeed } from './speed'

const RESULTS = 'bench/results'

const rounded = (row: object, decimals: number) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(decimals)) : value,
    ]),
  )

/**
 * `npm run bench -- search`: measures the quality and the speed of the embedded search. Prints tables and
 * writes `bench/results/search.json`. `search relevance` leaves the speed out.
 */
export async function benchmarkSearch(only?: string): Promise<void> {
  const { rows, misses } = await measureRelevance()
  console.table(rows.map((row) => rounded(row, 2)))
  console.log('Queries without a good answer in first place:')
  for (const { query, site, first } of misses)
    console.log(`${site} "${query}": ${first.join(', ')}`)
  const speed = only === 'relevance' ? null : await measureSpeed()
  if (speed) console.table([rounded(speed, 1)])
  mkdirSync(RESULTS, { recursive: true })
  const file = path.join(RESULTS, 'search.json')
  writeFileSync(file, `${JSON.stringify({ relevance: rows, speed }, null, 2)}\n`)
}
