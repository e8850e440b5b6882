import type { CatalogueProduct } from './read-products'

type VersionNode = CatalogueProduct['versions'][number]

/** A version with all its data, including those of its product. */
export type VersionContent = Omit<VersionNode, 'figures' | 'typologies'> & {
  readonly typologies: readonly { readonly id: string }[]
  readonly figures: CatalogueProduct['figures']
}

const combined = ({ figures, typologies }: CatalogueProduct, version: VersionNode) => {
  const own = new Map(version.figures.map((figure) => [figure.label, figure]))
  const common = new Set(figures.map(({ label }) => label))
  return {
    code: version.code,
    title: version.title,
    typologies: version.typologies.length > 0 ? version.typologies : typologies,
    figures: [
      ...figures.map((figure) => own.get(figure.label) ?? figure),
      ...version.figures.filter(({ label }) => !common.has(label)),
    ],
  }
}

/**
 * The versions of a product. A version without typologies gets those of its product. Its figures
 * replace the product's. A product without versions is its only version.
 */
export const versionsOf = (product: CatalogueProduct): readonly VersionContent[] =>
  product.versions.length > 0
    ? product.versions.map((version) => combined(product, version))
    : [product]
