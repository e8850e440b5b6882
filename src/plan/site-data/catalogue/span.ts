import type { Span } from '../../../features/catalogue'
import { readFigure } from '../../../features/units'
import type { SiteHandle } from '../../../sites'

/** The numbers that a figure can be found by. */
export interface Stated {
  /** The lowest and the highest. */
  readonly span: Span
  /** The unit that is written into the value. */
  readonly unit: string | null
}

/**
 * The numbers that a figure states in a site's spelling: `[3500, 3500]` for `3.500` in German,
 * `[-20, 45]` for `−20–45`. A size counts by its first amount, a tolerance and a limit by their
 * number. `null` for words and alternatives.
 */
export function statedBy(value: string, site: SiteHandle): Stated | null {
  const figure = readFigure(value, site)
  if (!figure || figure.isEither) return null
  const { numbers, first, unit } = figure
  // In `20 ± 5` the five is not a value of its own.
  const [number, ...others] = numbers
    .slice(0, first)
    .flatMap(({ value: each, isTolerance }, index) => (index > 0 && isTolerance ? [] : each))
  if (number === undefined) return null
  return { span: [Math.min(number, ...others), Math.max(number, ...others)], unit }
}
