import { createHash } from 'node:crypto'
import type { ProductDimensions } from '../../contract'
import type { SiteHandle } from '../../sites'
import { drawDimensions, sheetHeight } from './draw'
import { layoutOf, WIDTH } from './layout'
import { textsOf } from './texts'

/** The dimension drawing of one version of a machine in one site. */
export interface Drawing {
  readonly svg: string
  /** Where it is published: the name of the file follows from all that is drawn and said. */
  readonly address: string
  /** How large it is shown where there is room, in pixels. */
  readonly width: number
  readonly height: number
  /** Says the sizes. */
  readonly alt: string
}

/** Below `/static`, which the CDN keeps for good: the name of the file tells its content. */
export const DRAWINGS_FOLDER = '/static/drawings'

/** How wide a drawing is shown where there is room; pixels. */
const SHOWN = 520

/**
 * Draws a machine in front, side and plan with its sizes in both systems of units and the points that it
 * stands on, in the words and numbers of a site.
 *
 * @param title the name of the version, or of the product
 */
export function drawingOf(dimensions: ProductDimensions, title: string, site: SiteHandle): Drawing {
  const layout = layoutOf(dimensions)
  const texts = textsOf(dimensions, layout, { title, site })
  const svg = drawDimensions(layout, texts)
  const id = createHash('sha256').update(svg).digest('base64url').slice(0, 6)
  return {
    svg,
    address: `${DRAWINGS_FOLDER}/${id}.svg`,
    width: SHOWN,
    height: Math.round((sheetHeight(layout, texts) * SHOWN) / WIDTH),
    alt: texts.description,
  }
}
