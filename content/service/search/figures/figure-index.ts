import type { Figure } from '../../../../src/contract'
import { readFigure } from '../../../../src/features/units'
import type { SiteHandle } from '../../../../src/sites'
import type { SearchDocument } from '../documents'
import type { AskedNumber } from './numbers'
import { measureOf } from './units'

/**
 * Receives a figure close to the number in the query.
 *
 * @param id its document
 * @param label the number of its label in the list of labels
 * @param weight from 0 to 1. It is higher for a nearer figure, and for the first figure of a product.
 */
export type TakeFigure = (id: number, label: number, weight: number) => void

interface Row {
  readonly id: number
  readonly label: number
  /** The first figure counts most: it distinguishes products, such as the blade of a saw. */
  readonly rank: number
  readonly low: number
  readonly high: number
  /** A number without a unit: it is right or wrong, but never near. */
  readonly isCount: boolean
}

/**
 * Single numbers of one measure, sorted upwards. They are stored in columns, because a large site has 300,000
 * of them.
 */
interface Points {
  readonly values: Float64Array
  readonly ids: Uint32Array
  readonly labels: Uint16Array
  readonly ranks: Float32Array
  /** 1 for a count. */
  readonly counts: Uint8Array
}

/** Rows of one measure. */
interface Rows {
  readonly points: Points
  readonly ranges: readonly Row[]
}

/** A machine with a slightly higher figure does the job; a machine with a lower one seldom does. */
const MOST_ABOVE = 0.25
const MOST_BELOW = 0.03
/** The weight of the farthest figure that is still near. */
const FARTHEST = 0.5
const IN_RANGE = 0.8
const NOT_FIRST = 0.8

/** Numbers of any measure, as they are written: a number without a unit may be any of them. */
const WRITTEN = 'written'

/** The first index with at least this number. */
function firstFrom(values: Float64Array, least: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? Infinity) < least) low = middle + 1
    else high = middle
  }
  return low
}

function nearness(asked: number, stated: number, isCount: boolean): number {
  if (stated === asked) return 1
  if (isCount) return 0
  const off = stated > asked ? (stated / asked - 1) / MOST_ABOVE : (1 - stated / asked) / MOST_BELOW
  return off > 1 ? 0 : 1 - off * (1 - FARTHEST)
}

function columns(rows: readonly Row[]): Points {
  const sorted = [...rows].sort((a, b) => a.low - b.low)
  return {
    values: Float64Array.from(sorted, ({ low }) => low),
    ids: Uint32Array.from(sorted, ({ id }) => id),
    labels: Uint16Array.from(sorted, ({ label }) => label),
    ranks: Float32Array.from(sorted, ({ rank }) => rank),
    counts: Uint8Array.from(sorted, ({ isCount }) => Number(isCount)),
  }
}

/** The numbers of a figure as rows, as they are written. */
function rowsOf(figure: Figure, row: Omit<Row, 'low' | 'high'>, site: SiteHandle): Row[] {
  const read = readFigure(figure.value, site)
  const numbers = (read?.numbers ?? [])
    .filter(({ isTolerance }) => !isTolerance)
    .map(({ value }) => value)
  const [low, high] = numbers
  return read?.first === 2 && numbers.length === 2 && low !== undefined && high !== undefined
    ? [{ ...row, low, high }]
    : numbers.map((number) => ({ ...row, low: number, high: number }))
}

/** The figures of a site's documents, by measure. */
export class FigureIndex {
  readonly #rows: ReadonlyMap<string, Rows>
  readonly labels: readonly string[]

  constructor(documents: readonly SearchDocument[], site: SiteHandle) {
    const labels = new Map<string, number>()
    const all = new Map<string, Row[]>()
    const put = (kind: string, row: Row) => {
      const rows = all.get(kind)
      if (rows) rows.push(row)
      else all.set(kind, [row])
    }
    for (const [id, { figures }] of documents.entries()) {
      for (const [index, figure] of figures.entries()) {
        const label = labels.get(figure.label) ?? labels.size
        labels.set(figure.label, label)
        const rank = index === 0 ? 1 : NOT_FIRST
        // North American sites add the other unit: `mm (13.8 in)`.
        const unit = figure.unit?.split(/[\s(]/)[0]
        const measure = unit ? measureOf(unit) : null
        for (const row of rowsOf(figure, { id, label, rank, isCount: !measure }, site)) {
          put(WRITTEN, row)
          if (!measure) continue
          const { kind, factor } = measure
          put(kind, { ...row, low: row.low * factor, high: row.high * factor })
        }
      }
    }
    this.labels = [...labels.keys()]
    this.#rows = new Map(
      [...all].map(([kind, rows]) => [
        kind,
        {
          points: columns(rows.filter(({ low, high }) => low === high)),
          ranges: rows.filter(({ low, high }) => low !== high),
        },
      ]),
    )
  }

  /** Whether any figure has this unit. */
  readonly hasUnit = (unit: string): boolean => unit !== '' && this.#rows.has(measureOf(unit).kind)

  /** Finds the figures near a number. */
  find({ value, measure }: AskedNumber, take: TakeFigure): void {
    const rows = this.#rows.get(measure?.kind ?? WRITTEN)
    if (!rows) return
    const asked = value * (measure?.factor ?? 1)
    const { values, ids, labels, ranks, counts } = rows.points
    const most = asked * (1 + MOST_ABOVE)
    for (let at = firstFrom(values, asked * (1 - MOST_BELOW)); at < values.length; at += 1) {
      const stated = values[at] ?? Infinity
      if (stated > most) break
      const near = nearness(asked, stated, counts[at] === 1)
      if (near > 0) take(ids[at] ?? 0, labels[at] ?? 0, near * (ranks[at] ?? 0))
    }
    // Almost any number is in one of the ranges; only a unit says which of them is meant.
    for (const { id, label, rank, low, high, isCount } of measure ? rows.ranges : []) {
      const near = low <= asked && asked < high ? IN_RANGE : nearness(asked, high, isCount)
      if (near > 0) take(id, label, near * rank)
    }
  }
}
