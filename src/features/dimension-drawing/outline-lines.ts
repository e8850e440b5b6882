import type { Box } from './layout'
import { rounded } from './svg'

/** The width and the height of a view of an outline in its own units (`src/contract/outline.ts`). */
const SIZE = 1000

/** The lines of a view of an outline in a drawing, as the `d` of two paths. */
export interface OutlineLines {
  /** Closed, to fill. */
  readonly silhouette: string
  readonly edges: string
}

/**
 * Stretches a view of an outline to a rectangle of the drawing.
 *
 * @param path in the grammar of the contract: `M0 0L1000 0L1000 1000ZM0 5L9 5`
 */
export function outlineIn({ x, y, width, height }: Box, path: string): OutlineLines {
  const lines = Array.from(path.matchAll(/M([^MZ]+)(Z?)/g), ([, points = '', end]) => {
    const placed = points.split('L').map((point) => {
      const [along = 0, down = 0] = point.split(' ').map(Number)
      return `${rounded(x + (along * width) / SIZE)},${rounded(y + (down * height) / SIZE)}`
    })
    return { isClosed: end === 'Z', line: `M${placed.join('L')}` }
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
