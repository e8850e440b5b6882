import type { BlockOf, CompanyInfo } from '../contract'
import type { EntryCardView } from '../ui/cards/entry-card'
import type {
  ActionView,
  CategoryView,
  ImageView,
  MediaView,
  ProductCardView,
} from '../ui/view-models'

/** A hero of the contract with its image's sizes and resolved calls to action. */
export type HeroView = Omit<BlockOf<'hero'>, 'image' | 'video' | 'actions'> & {
  readonly image: ImageView | null
  readonly video: MediaView | null
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

/** The contract's block is only a placeholder for the categories; the mapping adds the site's. */
export type CategoriesView = BlockOf<'categories'> & {
  readonly categories: readonly CategoryView[]
  readonly action?: ActionView | null
}

export type CallToActionView = Omit<BlockOf<'callToAction'>, 'actions'> & {
  readonly actions: readonly ActionView[]
}

export type TextView = BlockOf<'text'>

export type QuoteView = Omit<BlockOf<'quote'>, 'image'> & { readonly image: ImageView | null }

/** Only with a picture; without one the mapping leaves the block out, as it does below. */
export type PictureView = Omit<BlockOf<'image'>, 'image'> & { readonly image: ImageView }

export type GalleryView = Omit<BlockOf<'gallery'>, 'items'> & {
  readonly items: readonly MediaView[]
}

export type VideoView = Omit<BlockOf<'video'>, 'video'> & { readonly video: MediaView }

export type ComparisonView = BlockOf<'comparison'>

type Step = BlockOf<'steps'>['steps'][number]
export type StepView = Omit<Step, 'image'> & { readonly image: ImageView | null }
export type StepsView = Omit<BlockOf<'steps'>, 'steps'> & { readonly steps: readonly StepView[] }

export type DownloadsView = BlockOf<'downloads'>

export type FaqView = BlockOf<'faq'>

/** References resolved to cards; those without a page in this site are left out by the mapping. */
export type EntriesView = Omit<BlockOf<'entries'>, 'entries'> & {
  readonly entries: readonly EntryCardView[]
}

type Milestone = BlockOf<'timeline'>['milestones'][number]
export type MilestoneView = Omit<Milestone, 'image'> & { readonly image: ImageView | null }
export type TimelineView = Omit<BlockOf<'timeline'>, 'milestones'> & {
  readonly milestones: readonly MilestoneView[]
}

export type FormView = BlockOf<'form'>

/** With the on-call number of the site's company; `null` when the company has none. */
export type ServiceHoursView = Omit<BlockOf<'serviceHours'>, 'actions'> & {
  readonly actions: readonly ActionView[]
  readonly onCall: CompanyInfo['onCall']
}

export type EmbedView = BlockOf<'embed'>

/** Every block of the contract, ready to render; `unknown` ones of a newer service are left out. */
export type BlockView =
  | HeroView
  | FiguresView
  | TeasersView
  | StoryView
  | ProductsView
  | CategoriesView
  | CallToActionView
  | TextView
  | QuoteView
  | PictureView
  | GalleryView
  | VideoView
  | ComparisonView
  | StepsView
  | DownloadsView
  | FaqView
  | EntriesView
  | TimelineView
  | FormView
  | ServiceHoursView
  | EmbedView
