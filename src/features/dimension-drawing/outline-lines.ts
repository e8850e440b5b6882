import type { Box, PlanMiddle } from './layout'
import { rounded } from './svg'

/** The width and the height of a view of an outline in its own units (`src/contract/outline.ts`). */
const SIZE = 1000

/** The lines of a view of an outline in a drawing, as the `d` of two paths. */
export interface OutlineLines {
  /** Closed, to fill. */
  readonly silhouette: string
  readonly edges: string
}

/** The parts of a path: a list of points, and whether it is closed. */
const partsOf = (path: string) =>
  Array.from(path.matchAll(/M([^MZ]+)(Z?)/g), ([, points = '', end]) => ({
    isClosed: end === 'Z',
    points: points.split('L').map((point) => {
      const [x = 0, y = 0] = point.split(' ').map(Number)
      return [x, y] as const
    }),
  }))

/** The smallest and the largest of some numbers. */
const extent = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const

/** The middle of the largest part of a plan. */
export function middleOf(plan: string): PlanMiddle {
  const boxes = partsOf(plan)
    .filter(({ isClosed }) => isClosed)
    .map(({ points }) => {
      const [left, right] = extent(points.map(([x]) => x))
      const [top, bottom] = extent(points.map(([, y]) => y))
      return {
        area: (right - left) * (bottom - top),
        x: (left + right) / 2 / SIZE,
        y: (top + bottom) / 2 / SIZE,
      }
    })
  const [largest] = boxes.sort((a, b) => b.area - a.area)
  return largest ? { x: largest.x, y: largest.y } : { x: 0.5, y: 0.5 }
}

/**
 * Stretches a view of an outline to a rectangle of the drawing.
 *
 * @param path in the grammar of the contract: `M0 0L1000 0L1000 1000ZM0 5L9 5`
 */
export function outlineIn({ x, y, width, height }: Box, path: string): OutlineLines {
  const lines = partsOf(path).map(({ isClosed, points }) => {
    const placed = points.map(
      ([along, down]) =>
        `${rounded(x + (along * width) / SIZE)},${rounded(y + (down * height) / SIZE)}`,
    )
    return { isClosed, line: `M${placed.join('L')}` }
  })
  const joined = (wanted: boolean) =>
    lines.flatMap(({ isClosed, line }) => (isClosed === wanted ? [line] : []))
  return {
    silhouette: joined(true)
      .map((line) => `${line}z`)
      .join(''),
    edges: joined(false).join(''),
  }
}
