import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { load } from './load'
import { newQuestions, sameQuestions, take } from './questions'
import { start } from './start'

const RESULTS = 'bench/results'
const CONCURRENCY = 50
/** Requests to each side in a round. The sides take turns, so other work of the machine affects both. */
const REQUESTS = 1000
const ROUNDS = 7

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN

/** The median of several rounds: a round on a busy machine does not distort it. */
const typical = (rounds: readonly number[]): number => Number(quantile(rounds, 0.5).toFixed(1))

/**
 * `npm run bench -- search-function`: measures how much time `/api/search` adds to the content service's own
 * search. Each side gets 50 requests at a time over loopback. Prints a table and writes
 * `bench/results/search-function.json`.
 */
export async function benchmarkSearchFunction(): Promise<void> {
  const service = await start('service')
  const site = await start('site', `${service.address}/api`)
  const sides = {
    service: `${service.address}/api/ww/search.json?page=1&query=`,
    function: `${site.address}/api/search?site=ww&query=`,
  }

  /** One round on one side, in milliseconds. */
  const ask = async (side: keyof typeof sides, questions: Iterator<string, never>) => {
    const addresses = take(questions, REQUESTS).map(
      (question) => sides[side] + encodeURIComponent(question),
    )
    const times = await load(addresses, CONCURRENCY)
    return { median: quantile(times, 0.5), p95: quantile(times, 0.95) }
  }

  const measureRounds = async (name: string, questions: Iterator<string, never>) => {
    const rounds: Record<'service' | 'own', Awaited<ReturnType<typeof ask>>>[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const service = await ask('service', questions)
      rounds.push({ service, own: await ask('function', questions) })
    }
    const [, ...warm] = rounds
    const figure = (of: (round: (typeof rounds)[number]) => number) => typical(warm.map(of))
    return {
      questions: name,
      'service, median ms': figure(({ service }) => service.median),
      'function, median ms': figure(({ own }) => own.median),
      'service, p95 ms': figure(({ service }) => service.p95),
      'function, p95 ms': figure(({ own }) => own.p95),
      'added at p95, ms': figure(({ service, own }) => own.p95 - service.p95),
    }
  }

  const rows = [
    await measureRounds('each one new', newQuestions()),
    await measureRounds('the same again', sameQuestions()),
  ]
  service.child.disconnect()
  site.child.disconnect()
  console.table(rows)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'search-function.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
