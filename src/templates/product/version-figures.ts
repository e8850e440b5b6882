import type { Figure } from '../../ui/view-models'

/** The key figures of a product as a version of it has them: its own in their place, then more. */
export function versionFigures(
  product: readonly Figure[],
  version: readonly Figure[] = [],
): readonly Figure[] {
  // A map keeps the position of a key that is set again.
  return [...new Map(product.concat(version).map((figure) => [figure.label, figure])).values()]
}

/** Stands where neither the version nor its product states a figure. */
const NOTHING = '–'

/**
 * The versions with the same figures in the same order, to be compared row by row: the figures that
 * any version has of its own. A version without one has the product's.
 */
export function alignFigures<Version extends { readonly figures: readonly Figure[] }>(
  product: readonly Figure[],
  versions: readonly Version[],
): readonly Version[] {
  const labels = new Set(versions.flatMap(({ figures }) => figures.map(({ label }) => label)))
  return versions.map((version) => ({
    ...version,
    figures: [...labels].map(
      (label) =>
        [...version.figures, ...product].find((figure) => figure.label === label) ?? {
          label,
          value: NOTHING,
          unit: null,
          imperial: null,
        },
    ),
  }))
}
