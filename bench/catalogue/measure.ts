import { readFileSync } from 'node:fs'
import { facetNames, type CatalogueFile } from '../../src/features/catalogue'
import type { Answer, Ask } from './engine'
import { crossFilter } from './engines/crossfilter'
import { itemsJs } from './engines/itemsjs'
import { orama } from './engines/orama'
import { ours } from './engines/ours'
import { plain } from './engines/plain'
import type { Question } from './questions'
import type { VersionRecord } from './records'

/** Loads data that this benchmark wrote itself. */
const reading = {
  ours: (json: string) => ours(JSON.parse(json) as CatalogueFile),
  plain: (json: string) => plain(JSON.parse(json) as VersionRecord[]),
  itemsjs: (json: string) => itemsJs(JSON.parse(json) as VersionRecord[]),
  orama: (json: string) => orama(JSON.parse(json) as VersionRecord[]),
  crossfilter: (json: string) => crossFilter(JSON.parse(json) as VersionRecord[]),
} satisfies Record<string, (json: string) => Ask | Promise<Ask>>

export type EngineName = keyof typeof reading

/** The measured values of an engine. Times are processor time, so other programs do not affect them. */
export interface Measurement {
  /** Milliseconds from the text of the data to the first question. */
  readonly index: number
  /** Milliseconds of each question in each round. */
  readonly questions: readonly number[]
  /** Bytes of the engine and its data. */
  readonly memory: number
  /** A short form of its answers. Two engines with the same text have the same products or counts. */
  readonly products: string
  readonly counts: string
}

const ROUNDS = 20
const WARM_UP = 3

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function memoryInUse(): number {
  if (!global.gc) throw new Error('Start Node with --expose-gc.')
  global.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const summaryOf = ({ counts }: Answer): string =>
  facetNames
    .map((name) =>
      Object.entries(counts[name])
        .filter(([, count]) => count > 0)
        .map(([id, count]) => `${id}:${count}`)
        .sort()
        .join(),
    )
    .join(';')

/** Measures one engine in this process. */
export async function measureEngine(
  name: EngineName,
  dataFile: string,
  questions: readonly Question[],
): Promise<Measurement> {
  const text = readFileSync(dataFile, 'utf8')
  const memoryBefore = memoryInUse()
  const started = processorMs()
  const ask = await reading[name](text)
  const index = processorMs() - started
  const memory = memoryInUse() - memoryBefore
  const answers: Answer[] = []
  for (const question of questions) answers.push(await ask(question))
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const question of questions) {
      const before = processorMs()
      await ask(question)
      if (round >= 0) times.push(processorMs() - before)
    }
  }
  return {
    index,
    memory,
    questions: times,
    products: answers.map(({ products }) => products.join()).join(';'),
    counts: answers.map(summaryOf).join('|'),
  }
}
