import { writeColumn, type FigureColumn, type Run, type Span } from '../../../features/catalogue'
import type { SiteHandle } from '../../../sites'
import { statedBy } from './span'
import type { VersionContent } from './versions'

/** A figure while it is collected: the versions that state it, and their values. */
interface Statements {
  readonly label: string
  readonly unit: string | null
  /** By version, ascending. */
  readonly spans: Map<number, Span>
}

/** Units of one measure, each with its size in the first unit. Their signs are the same in all languages. */
const MEASURES: readonly Readonly<Record<string, number>>[] = [
  { kg: 1, t: 1000 },
  { mm: 1, cm: 10, m: 1000 },
  { kW: 1, W: 0.001, MW: 1000 },
]

/** More digits than any figure has, and few enough to hide the errors of binary fractions. */
const DIGITS = 12

/**
 * A span in another unit of the same measure: `[8.6, 8.6]` in t is `[8600, 8600]` in kg. `null` if the units
 * measure different things.
 */
function inUnit(span: Span, from: string | null, to: string | null): Span | null {
  if (from === to) return span
  const measure = MEASURES.find((units) => from !== null && from in units)
  const own = from === null ? undefined : measure?.[from]
  const wanted = to === null ? undefined : measure?.[to]
  if (own === undefined || wanted === undefined) return null
  const convert = (number: number) => Number(((number * own) / wanted).toPrecision(DIGITS))
  return [convert(span[0]), convert(span[1])]
}

function gather(
  versions: readonly VersionContent[],
  site: SiteHandle,
): ReadonlyMap<string, Statements> {
  const byKey = new Map<string, Statements>()
  versions.forEach(({ figures }, version) => {
    for (const { unit: given, value, ...figure } of figures) {
      const { key, label } = figure.meaning ?? figure
      const stated = key === null ? null : statedBy(value, site)
      if (key === null || stated === null) continue
      const { span } = stated
      const unit = given ?? stated.unit
      const known = byKey.get(key) ?? { label, unit, spans: new Map<number, Span>() }
      byKey.set(key, known)
      const comparable = inUnit(span, unit, known.unit)
      if (comparable && !known.spans.has(version)) known.spans.set(version, comparable)
    }
  })
  return byKey
}

/** Positions in ascending order, as runs of consecutive positions. */
function runsOf(positions: Iterable<number>): Run[] {
  const runs: Run[] = []
  for (const position of positions) {
    const [first, count] = runs.at(-1) ?? [0, -1]
    if (position === first + count) runs.splice(-1, 1, [first, count + 1])
    else runs.push([position, 1])
  }
  return runs
}

/**
 * A column for each meaning of figures, or else for each key, if versions state different numbers for it. If versions
 * state a figure in several units, the first unit counts, and numbers of another unit of the same
 * measure are converted. Numbers of other measures do not compare.
 *
 * @param versions all of a site, in the order of its catalogue
 */
export const figureColumns = (
  versions: readonly VersionContent[],
  site: SiteHandle,
): readonly FigureColumn[] =>
  [...gather(versions, site)]
    .map(([key, { label, unit, spans }]) => ({
      key,
      label,
      unit,
      runs: runsOf(spans.keys()),
      ...writeColumn([...spans.values()]),
    }))
    .filter(({ values }) => values.length > 1)
