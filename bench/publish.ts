import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Build, measureSteps, PRODUCT_EDIT, type Step } from './measured-site'

/** Made-up products in each of the 12 sites. */
const SIZES = [100, 300, 1000]
const RESULTS = 'bench/results'

/** Gatsby's names of the steps that make the files of pages. */
const RENDERING = ['run queries in workers', 'Building static HTML for pages']
const SOURCING = 'source and transform nodes'

interface Row extends Build {
  readonly products: number
}

/** Published for the first time, again without a change, and after one edit. */
const STEPS: readonly Step[] = [
  { name: 'cold' },
  { name: 'no change' },
  { name: 'one edit', edit: PRODUCT_EDIT },
]

async function measureSize(products: number): Promise<Row[]> {
  const builds = await measureSteps({ syntheticProducts: products, picturesEncoded: true }, STEPS)
  return builds.map((build) => ({ products, ...build }))
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** How processor time grows with pages since the next smaller size: 1 is linear, 0 is constant. */
function growthOf(row: Row, rows: readonly Row[]): number | null {
  const smaller = rows.filter(({ step, pages }) => step === row.step && pages < row.pages).at(-1)
  if (!smaller) return null
  return rounded(Math.log(row.cpu / smaller.cpu) / Math.log(row.pages / smaller.pages))
}

const secondsOf = ({ phases }: Build, names: readonly string[]): number =>
  rounded(names.reduce((sum, name) => sum + (phases[name] ?? 0), 0))

/**
 * `npm run bench -- publish`: measures publishing as a catalogue grows. Prints a table after each size and
 * writes `bench/results/publish.json`.
 *
 * @param only numbers of products instead of all three
 */
export async function benchmarkPublish(...only: readonly string[]): Promise<void> {
  const sizes = only.length > 0 ? only.map(Number) : SIZES
  const rows: Row[] = []
  mkdirSync(RESULTS, { recursive: true })
  for (const size of sizes) {
    rows.push(...(await measureSize(size)))
    console.table(
      rows.map((row) => ({
        products: row.products,
        step: row.step,
        pages: row.pages,
        'wall s': rounded(row.wall),
        'CPU s': rounded(row.cpu),
        growth: growthOf(row, rows) ?? '',
        'peak MB': Math.round(row.peakMemory / 1e6),
        'sourcing s': secondsOf(row, [SOURCING]),
        'rendering s': secondsOf(row, RENDERING),
        'answers 200': row.fresh,
        'files changed': row.html + row.pageData + row.otherFiles,
      })),
    )
    writeFileSync(path.join(RESULTS, 'publish.json'), `${JSON.stringify(rows, null, 2)}\n`)
  }
}
