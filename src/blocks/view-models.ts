import type { BlockOf } from '../contract'
import type { ActionView, CategoryView, ImageView, ProductCardView } from '../ui/view-models'

/** A hero of the contract with its image's sizes and resolved calls to action. */
export type HeroView = Omit<BlockOf<'hero'>, 'image' | 'actions'> & {
  readonly image: ImageView | null
  readonly actions: readonly ActionView[]
}

export type FiguresView = BlockOf<'figures'>

type Teaser = BlockOf<'teasers'>['teasers'][number]
export type TeaserView = Omit<Teaser, 'image' | 'action'> & {
  readonly image: ImageView | null
  readonly action: ActionView | null
}
export type TeasersView = Omit<BlockOf<'teasers'>, 'teasers'> & {
  readonly teasers: readonly TeaserView[]
}

export type StoryView = Omit<BlockOf<'story'>, 'image' | 'action'> & {
  readonly image: ImageView | null
  readonly action: ActionView | null
}

/** `codes` resolved to cards; codes without a product in this site are left out by the mapping. */
export type ProductsView = Omit<BlockOf<'products'>, 'codes'> & {
  readonly products: readonly ProductCardView[]
  readonly action?: ActionView | null
}

/** The contract's block says only "the categories"; the mapping brings the site's. */
export type CategoriesView = BlockOf<'categories'> & {
  readonly categories: readonly CategoryView[]
  readonly action?: ActionView | null
}

export type CallToActionView = Omit<BlockOf<'callToAction'>, 'actions'> & {
  readonly actions: readonly ActionView[]
}

/** Every block of the contract, ready to draw. */
export type BlockView =
  | HeroView
  | FiguresView
  | TeasersView
  | StoryView
  | ProductsView
  | CategoriesView
  | CallToActionView
  | BlockOf<'unknown'>
