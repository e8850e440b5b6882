import { readFigure } from '../../../../src/features/units'
import type { SiteHandle } from '../../../../src/sites'
import type { SearchDocument } from '../documents'
import type { AskedNumber } from './numbers'
import { measureOf } from './units'

/** A figure of a document that states about what was asked for. */
export interface FigureFound {
  readonly id: number
  readonly label: string
  /** From 0 to 1: how near it is, and how much it says of the product. */
  readonly weight: number
}

interface Row {
  readonly id: number
  readonly label: string
  /** Products are told by the first figure, such as the blade of a saw. */
  readonly rank: number
  readonly low: number
  readonly high: number
  /** Without a unit: it is right or wrong, but not near. */
  readonly isCount: boolean
}

/** Rows of one measure. */
interface Rows {
  /** Single numbers, the smallest first. */
  readonly points: Row[]
  readonly ranges: Row[]
}

/** A machine for a little more does it; one for less seldom does. */
const MOST_ABOVE = 0.25
const MOST_BELOW = 0.03
/** What the farthest figure that is still near counts. */
const FARTHEST = 0.5
const IN_RANGE = 0.8
const NOT_FIRST = 0.8

/** Numbers of any measure, as they are written: what a number without a unit may be. */
const WRITTEN = 'written'

/** The first row with at least this number. */
function firstFrom(points: readonly Row[], least: number): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((points[middle]?.low ?? Infinity) < least) low = middle + 1
    else high = middle
  }
  return low
}

const nearness = (asked: number, { high: stated, isCount }: Row): number => {
  if (stated === asked) return 1
  if (isCount) return 0
  const off = stated > asked ? (stated / asked - 1) / MOST_ABOVE : (1 - stated / asked) / MOST_BELOW
  return off > 1 ? 0 : 1 - off * (1 - FARTHEST)
}

/** The figures of a site's documents, by what they measure. */
export class FigureIndex {
  readonly #rows = new Map<string, Rows>()
  readonly labels: ReadonlySet<string>

  constructor(documents: readonly SearchDocument[], site: SiteHandle) {
    const labels = new Set<string>()
    documents.forEach(({ figures }, id) => {
      figures.forEach(({ label, value, unit }, index) => {
        const read = readFigure(value, site)
        if (!read) return
        labels.add(label)
        const amounts = read.numbers.filter(({ isTolerance }) => !isTolerance)
        const rank = index === 0 ? 1 : NOT_FIRST
        const of = { id, label, rank, isCount: unit === null }
        const [from, to] = amounts
        if (from && to && read.first === 2 && amounts.length === 2) {
          this.#add({ ...of, low: from.value, high: to.value }, unit)
        } else {
          for (const { value: number } of amounts)
            this.#add({ ...of, low: number, high: number }, unit)
        }
      })
    })
    this.labels = labels
    for (const { points } of this.#rows.values()) points.sort((a, b) => a.low - b.low)
  }

  /** Whether figures have such a unit. */
  readonly hasUnit = (unit: string): boolean => unit !== '' && this.#rows.has(measureOf(unit).kind)

  /** The figures that state about this number. */
  find({ value, measure }: AskedNumber): FigureFound[] {
    const rows = this.#rows.get(measure?.kind ?? WRITTEN)
    if (!rows) return []
    const asked = value * (measure?.factor ?? 1)
    const found: FigureFound[] = []
    const add = ({ id, label, rank }: Row, near: number) => {
      if (near > 0) found.push({ id, label, weight: near * rank })
    }
    const { points, ranges } = rows
    for (let at = firstFrom(points, asked * (1 - MOST_BELOW)); at < points.length; at += 1) {
      const row = points[at]
      if (!row || row.low > asked * (1 + MOST_ABOVE)) break
      add(row, nearness(asked, row))
    }
    // Almost any number is in one of the ranges; only a unit says which of them is meant.
    for (const row of measure ? ranges : [])
      add(row, row.low <= asked && asked < row.high ? IN_RANGE : nearness(asked, row))
    return found
  }

  #add(row: Row, unit: string | null): void {
    // North American sites add the other unit: `mm (13.8 in)`.
    const name = unit?.split(/[\s(]/)[0]
    const measure = name ? measureOf(name) : null
    this.#put(WRITTEN, row)
    if (!measure) return
    const { kind, factor } = measure
    const scaled = { ...row, low: row.low * factor, high: row.high * factor }
    this.#put(kind, factor === 1 ? row : scaled)
  }

  #put(kind: string, row: Row): void {
    const rows = this.#rows.get(kind) ?? { points: [], ranges: [] }
    this.#rows.set(kind, rows)
    if (row.low === row.high) rows.points.push(row)
    else rows.ranges.push(row)
  }
}
