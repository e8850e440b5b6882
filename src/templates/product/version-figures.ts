import type { Figure } from '../../ui/view-models'

/** The key figures of a product as a version of it has them: its own in their place, then more. */
export function versionFigures(
  product: readonly Figure[],
  version: readonly Figure[] = [],
): readonly Figure[] {
  // A map keeps the position of a key that is set again.
  return [...new Map(product.concat(version).map((figure) => [figure.label, figure])).values()]
}
