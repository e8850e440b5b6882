import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SiteContent } from '../../content/service/build/site'
import { SiteSearch } from '../../content/service/search/site-search'
import { judgementsOf } from './judgements'
import { serviceOf, syntheticContent } from './synthetic-service'

const SITE = 'en_eu'
const MADE_UP_PRODUCTS = 20_000
const REQUESTS = 1000
const WARM_UP = 50

/** The speed of the embedded service's searches. */
export interface Speed {
  /** Results of the word that all made-up products have. */
  readonly found: number
  /** Milliseconds, from the content to the first query. */
  readonly index: number
  /** Megabytes that the search keeps. */
  readonly memory: number
  /** Milliseconds from request to answer, over HTTP, one after the other. */
  readonly median: number
  readonly p95: number
  readonly slowest: number
  /** Milliseconds of processor time, with the request, so that other programs do not count. */
  readonly processorP95: number
}

function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Words of the made-up texts, which are in all 20,000 of them. They give the largest possible results. */
const COMMON =
  'machine cuts thick slabs steady feed sensors watch blade wear water operators line'.split(' ')

/**
 * Queries that are in no cache of answers: half of them real, a quarter names and codes, a quarter common
 * words.
 */
function queries(): string[] {
  const real = judgementsOf('en').map(({ query }) => query)
  const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  return Array.from({ length: REQUESTS + WARM_UP }, (_, index) => {
    const number = 1000 + ((index * 7919) % MADE_UP_PRODUCTS)
    if (index % 4 === 0) return index % 8 === 0 ? `Synthetica ${number}` : `SYN-${number}`
    if (index % 4 === 2) return `${pick(COMMON, index / 2)} ${pick(COMMON, index / 2 + 3)}`
    return pick(real, index)
  })
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const ascending = (values: number[]) => values.sort((a, b) => a - b)

async function answerTimes(content: SiteContent) {
  const server = await serviceOf(content)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const times: number[] = []
    const processor: number[] = []
    for (const [index, query] of queries().entries()) {
      // A parameter of its own prevents a repeated answer for an equal query.
      const parameters = new URLSearchParams({ query, page: '1', paginate: '20', n: String(index) })
      const started = performance.now()
      const processorBefore = processorMs()
      const response = await fetch(`${address}/api/${SITE}/search.json?${parameters}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${query}: ${response.status}`)
      if (index < WARM_UP) continue
      times.push(performance.now() - started)
      processor.push(processorMs() - processorBefore)
    }
    return { times: ascending(times), processor: ascending(processor) }
  } finally {
    await server.close()
  }
}

/** Measures searches of a site with 20,000 made-up products of some 330 words each. */
export async function measureSpeed(): Promise<Speed> {
  const content = await syntheticContent(SITE, MADE_UP_PRODUCTS)
  const before = memoryInUse()
  const started = performance.now()
  const search = new SiteSearch(content)
  const index = performance.now() - started
  const { ids } = search.find('machine')
  const memory = (memoryInUse() - before) / 1e6
  const { times, processor } = await answerTimes(content)
  return {
    found: ids.length,
    index,
    memory,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    slowest: quantile(times, 1),
    processorP95: quantile(processor, 0.95),
  }
}
