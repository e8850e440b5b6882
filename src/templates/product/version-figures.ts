import type { Figure } from '../../ui/view-models'

/** The key figures of a product as a version of it has them: its own in their place, then more. */
export function versionFigures(
  product: readonly Figure[],
  version: readonly Figure[] = [],
): readonly Figure[] {
  const own = new Map(version.map((figure) => [figure.label, figure]))
  const common = new Set(product.map(({ label }) => label))
  return [
    ...product.map((figure) => own.get(figure.label) ?? figure),
    ...version.filter(({ label }) => !common.has(label)),
  ]
}
