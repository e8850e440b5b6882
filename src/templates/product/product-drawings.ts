import { drawingOf, type Drawing } from '../../features/dimension-drawing'
import type { ProductNode } from '../shared/content-nodes'

/** A drawing's file; its size in pixels keeps its place on the page. */
export interface SheetView {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A dimension drawing as a page shows it. */
export interface DrawingView {
  readonly narrow: SheetView
  /** For a wide column. */
  readonly wide: SheetView
  readonly alt: string
}

type Drawings = readonly (Drawing | null)[]

/** By product nodes: the pages and the files of the drawings share them. */
const drawnBefore = new WeakMap<ProductNode, Drawings>()

/**
 * The drawings of a product's versions in their order, or its own one; `null` for a version without
 * sizes.
 */
export function productDrawings(product: ProductNode): Drawings {
  const drawings = drawnBefore.get(product) ?? draw(product)
  drawnBefore.set(product, drawings)
  return drawings
}

function draw(product: ProductNode): Drawings {
  const { code, title, versions, dimensions, outline, site } = product
  const drawn = versions.length > 0 ? versions : [{ code, title }]
  return drawn.map((version) => {
    const own = dimensions.find((each) => each.code === version.code)
    return own ? drawingOf({ title: version.title, dimensions: own, outline }, site) : null
  })
}
