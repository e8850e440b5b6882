import { createHash } from 'node:crypto'
import type { Outline, ProductDimensions } from '../../contract'
import type { SiteHandle } from '../../sites'
import { drawDimensions, sheetHeight } from './draw'
import { layoutOf, type Sheet } from './layout'
import { middleOf } from './outline-lines'
import { textsOf } from './texts'

/** A dimension drawing on a sheet of one width. */
export interface DrawnSheet {
  readonly svg: string
  /** Its path; the name of the file is a hash of the drawing. */
  readonly address: string
  /** Its size in pixels where letters have their usual size. */
  readonly width: number
  readonly height: number
}

/** The dimension drawing of one version of a machine in one site. */
export interface Drawing {
  /** For a phone. */
  readonly narrow: DrawnSheet
  /** For a column of a wide window. */
  readonly wide: DrawnSheet
  /** A text with the sizes. */
  readonly alt: string
}

/** Below `/static`, which the CDN caches forever: a file has the hash of its drawing as name, and one typeface. */
export const DRAWINGS_FOLDER = '/static/drawings'

const NARROW: Sheet = { width: 480, highest: 320 }
const WIDE: Sheet = { width: 960, highest: 560 }

/** A version of a machine to draw. */
export interface DrawnVersion {
  /** The name of the version, or of the product. */
  readonly title: string
  readonly dimensions: ProductDimensions
  /** The form of the product; its versions are stretched to their sizes. */
  readonly outline: Outline | null
}

function drawOn(sheet: Sheet, { title, dimensions, outline }: DrawnVersion, site: SiteHandle) {
  const middle = outline ? middleOf(outline.plan) : { x: 0.5, y: 0.5 }
  const layout = layoutOf(dimensions, sheet, middle)
  const texts = textsOf(dimensions, layout, { title, site })
  const svg = drawDimensions(layout, texts, outline)
  const id = createHash('sha256').update(svg).digest('base64url').slice(0, 6)
  const address = `${DRAWINGS_FOLDER}/${id}.svg`
  const drawn = { svg, address, width: sheet.width, height: sheetHeight(layout, texts) }
  return { drawn, alt: texts.description }
}

/**
 * Draws a machine in front, side and plan, with its sizes in both systems of units and the points
 * that it stands on. Texts and numbers are those of the site.
 */
export function drawingOf(version: DrawnVersion, site: SiteHandle): Drawing {
  const narrow = drawOn(NARROW, version, site)
  const wide = drawOn(WIDE, version, site)
  return { narrow: narrow.drawn, wide: wide.drawn, alt: narrow.alt }
}
