import { drawingOf, type Drawing } from '../../features/dimension-drawing'
import type { ProductNode } from '../shared/content-nodes'

/** The size of a drawing in pixels, which keeps its place on the page. */
interface SheetSize {
  readonly width: number
  readonly height: number
}

/** A dimension drawing as a page shows it: the attributes of its picture and of the source for a wide column. */
export interface DrawingView {
  readonly narrow: SheetSize & { readonly src: string }
  readonly wide: SheetSize & { readonly srcSet: string }
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
