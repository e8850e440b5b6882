import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Build, type Edit, measureSteps, PRODUCT_EDIT, type Step } from './measured-site'

const NAVIGATION_EDIT: Edit = {
  file: 'navigation.yaml',
  field: ['mainNavigation', 0, 'actions', 0, 'label', 'de_eu'],
  value: 'Für den Vergleich',
}
/** A large catalogue: more machines than most makers have. */
const MANY_PRODUCTS = 300
const RESULTS = 'bench/results'

interface Row extends Build {
  readonly products: string
}

const STEPS: readonly Step[] = [
  { name: 'cold' },
  { name: 'no change, first' },
  { name: 'no change, second' },
  { name: 'one product edited in one site', edit: PRODUCT_EDIT },
  { name: 'the main menu edited in one site', edit: NAVIGATION_EDIT },
]

async function measureBuilds(syntheticProducts: number): Promise<Row[]> {
  const products = syntheticProducts === 0 ? 'sample' : `sample + ${syntheticProducts}`
  const builds = await measureSteps({ syntheticProducts }, STEPS)
  return builds.map((build) => ({ products, ...build }))
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** `npm run bench -- build`: prints a table and writes `bench/results/build.json`. */
export async function benchmarkBuild(): Promise<void> {
  const rows = [...(await measureBuilds(0)), ...(await measureBuilds(MANY_PRODUCTS))]
  console.table(
    rows.map((row) => ({
      products: row.products,
      step: row.step,
      pages: row.pages,
      'wall s': rounded(row.wall),
      'CPU s': rounded(row.cpu),
      'peak MB': Math.round(row.peakMemory / 1e6),
      'requests 200': row.fresh,
      '304': row.notModified,
      'HTML changed': row.html,
      'page-data': row.pageData,
      'other files': row.otherFiles,
    })),
  )
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'build.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
