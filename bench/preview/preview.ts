import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DEFAULT_PREVIEW_TOKEN } from '../../content/service/service'
import { processorTime, start } from '../search-function/start'

const RESULTS = 'bench/results'

/** Pages of one site: the first answer reads all of it. */
const PAGES = ['/products/bridge-saws', '/', '/news-and-events', '/products/waterjets/rivus-5x']
/** After this the function asks the service again. */
const LOOKS_AGAIN_MS = 1100
const LOOKS = 7

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/**
 * `npm run bench -- preview`: measures the time of `/api/preview` over loopback with the sample company. The
 * time includes the content service, which answers with all content of a site. Prints a table and writes
 * `bench/results/preview.json`.
 */
export async function benchmarkPreview(): Promise<void> {
  const service = await start('service')
  const site = await start('site', `${service.address}/api`)
  const headers = { 'x-preview-token': DEFAULT_PREVIEW_TOKEN }
  const ask = async (page: string, compare = ''): Promise<number> => {
    const begin = performance.now()
    const address = `${site.address}/api/preview?site=ww&path=${encodeURIComponent(page)}${compare}`
    const response = await fetch(address, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${page} was answered with ${response.status}.`)
    return Math.round(performance.now() - begin)
  }

  // A service that has just been started has not built its drafts yet.
  await (await fetch(`${service.address}/api/_errors.json`)).arrayBuffer()
  const [first = '', ...others] = PAGES
  const before = await processorTime(service.child)
  const cold = await ask(first, '&compare=later')
  const ofService = Math.round((await processorTime(service.child)) - before)
  const compared = await ask(first)
  const next: number[] = []
  for (const page of others) next.push(await ask(page))
  const looks: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOKS_AGAIN_MS)
    looks.push(await ask(first))
  }
  service.child.disconnect()
  site.child.disconnect()

  const rows = [
    { answer: 'the first of a site', ms: cold },
    { answer: 'of it, processor time of the content service', ms: ofService },
    { answer: 'its comparison with what is published', ms: compared },
    { answer: 'another page at once, median', ms: median(next) },
    { answer: 'after a look at all drafts, median', ms: median(looks) },
  ]
  console.table(rows)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'preview.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
