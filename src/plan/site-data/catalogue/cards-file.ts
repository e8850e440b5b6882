import {
  CARDS_PER_FILE,
  type CardsFile,
  type CatalogueCard,
  type CodesFile,
} from '../../../features/catalogue'
import { path } from '../../../routes'
import type { SiteHandle } from '../../../sites'
import { figureImperial } from '../../site-units'
import { actionViews } from '../../../templates/shared/views'
import type { CatalogueProduct } from './read-products'
import { versionsOf } from './versions'

type FigureContent = CatalogueProduct['figures'][number]

function card(product: CatalogueProduct, site: SiteHandle): CatalogueCard {
  const figures = (own: readonly FigureContent[]) =>
    own.map((figure) => ({ ...figure, imperial: figureImperial(figure, { site }) }))
  const { code, title, slug, abstract, category, image } = product
  const [action = null] = actionViews(product.actions, site)
  return {
    code,
    title,
    href: path('products-category-slug', site, { category: category.slug, slug }),
    abstract,
    image,
    figures: figures(product.figures),
    categoryTitle: category.title,
    action,
    versions: versionsOf(product).map((version) => ({
      code: version.code,
      title: version.title,
      figures: figures(version.figures),
    })),
  }
}

/** The cards of a site's products. Each file has as many as a page of a list may need. */
export const cardsFiles = (
  products: readonly CatalogueProduct[],
  site: SiteHandle,
): readonly CardsFile[] =>
  Array.from({ length: Math.ceil(products.length / CARDS_PER_FILE) }, (_, file) => ({
    cards: products
      .slice(file * CARDS_PER_FILE, (file + 1) * CARDS_PER_FILE)
      .map((product) => card(product, site)),
  }))

/**
 * The file, and the position in it, of the card of each code; a version's code has the card of its
 * product.
 */
export const codesFile = (
  products: readonly { code: string; versions: readonly { code: string }[] }[],
): CodesFile => ({
  codes: products.map(({ code, versions }) => [code, ...versions.map((version) => version.code)]),
})
