import { createHash } from 'node:crypto'
import type { ProductDimensions } from '../../contract'
import type { SiteHandle } from '../../sites'
import { drawDimensions, sheetHeight } from './draw'
import { layoutOf, WIDTH } from './layout'
import { textsOf } from './texts'

/** The dimension drawing of one version of a machine in one site. */
export interface Drawing {
  readonly svg: string
  /** Its path; the name of the file is a hash of the whole drawing. */
  readonly address: string
  /** Its largest size on a page, in pixels. */
  readonly width: number
  readonly height: number
  /** A text with the sizes. */
  readonly alt: string
}

/** Below `/static`, which the CDN caches forever: the name of the file is a hash of its content. */
export const DRAWINGS_FOLDER = '/static/drawings'

/** The largest width of a drawing on a page; pixels. */
const SHOWN = 520

/**
 * Draws a machine in front, side and plan, with its sizes in both systems of units and the points
 * that it stands on. Texts and numbers are those of the site.
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
