import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { EngineName, Measurement } from './measure'
import { questionsOf } from './questions'
import { recordsOf } from './records'
import { syntheticCatalogue } from './synthetic-site'

/** Each product has three versions, so there are 15,000 versions. */
const MADE_UP_PRODUCTS = 5000
const RESULTS = 'bench/results'

interface EngineInfo {
  readonly name: EngineName
  /** The module that a page would download. */
  readonly code: string
  readonly data: 'file' | 'records'
}

const engines: readonly EngineInfo[] = [
  {
    name: 'ours',
    code: `export { readCatalogue } from './src/features/catalogue/catalogue'
      export { search } from './src/features/catalogue/search'`,
    data: 'file',
  },
  { name: 'plain', code: `export * from './bench/catalogue/engines/plain'`, data: 'records' },
  { name: 'itemsjs', code: `export { default } from 'itemsjs'`, data: 'records' },
  {
    name: 'orama',
    code: `export { create, insertMultiple, search } from '@orama/orama'`,
    data: 'records',
  },
  { name: 'crossfilter', code: `export { default } from 'crossfilter2'`, data: 'records' },
]

/** Bytes of a module for browsers: minified and compressed. */
async function downloadOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

/** The value that this share of all values lies below. */
const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN

function measureIn(directory: string, { name, data }: EngineInfo): Measurement {
  const result = path.join(directory, `${name}.json`)
  const inputs = [path.join(directory, `${data}.data`), path.join(directory, 'questions.data')]
  const program = ['--expose-gc', '--import', 'tsx', 'bench/catalogue/measure-here.ts']
  execFileSync(process.execPath, [...program, name, ...inputs, result], { stdio: 'inherit' })
  return JSON.parse(readFileSync(result, 'utf8')) as Measurement
}

const rounded = (value: number, decimals = 1) => Number(value.toFixed(decimals))

/**
 * `npm run bench -- catalogue`: compares the engine that filters the catalogue with public engines, on the
 * same 5,000 products. Prints a table and writes `bench/results/catalogue.json`.
 */
export async function benchmarkCatalogue(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'catalogue-bench-'))
  try {
    const file = await syntheticCatalogue(MADE_UP_PRODUCTS)
    const texts = { file: JSON.stringify(file), records: JSON.stringify(recordsOf(file)) }
    const questions = questionsOf(file)
    writeFileSync(path.join(directory, 'file.data'), texts.file)
    writeFileSync(path.join(directory, 'records.data'), texts.records)
    writeFileSync(path.join(directory, 'questions.data'), JSON.stringify(questions))
    const rows = []
    let reference: Measurement | null = null
    for (const engine of engines) {
      const measured = measureIn(directory, engine)
      reference ??= measured
      rows.push({
        engine: engine.name,
        indexMs: rounded(measured.index),
        medianMs: rounded(quantile(measured.questions, 0.5), 2),
        p95Ms: rounded(quantile(measured.questions, 0.95), 2),
        codeBytes: await downloadOf(engine.code),
        dataBytes: gzipSync(texts[engine.data], { level: 9 }).length,
        memoryMB: rounded(measured.memory / 1e6),
        sameProducts: measured.products === reference.products,
        sameCounts: measured.counts === reference.counts,
      })
    }
    const versions = file.versions.reduce((sum, count) => sum + count, 0)
    console.log(`${file.titles.length} products, ${versions} versions, ${questions.length} choices`)
    console.table(rows)
    const [first] = rows
    const times = (value: number, base = NaN) => rounded(value / base)
    console.log('As multiples of ours:')
    console.table(
      rows.map((row) => ({
        engine: row.engine,
        index: times(row.indexMs, first?.indexMs),
        median: times(row.medianMs, first?.medianMs),
        p95: times(row.p95Ms, first?.p95Ms),
        code: times(row.codeBytes, first?.codeBytes),
        data: times(row.dataBytes, first?.dataBytes),
        memory: times(row.memoryMB, first?.memoryMB),
      })),
    )
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(path.join(RESULTS, 'catalogue.json'), `${JSON.stringify(rows, null, 2)}\n`)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
