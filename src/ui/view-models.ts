import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { Document, Figure as MetricFigure, Image, KeyFigure, MediaItem } from '../contract'

/** An image of the content service, with the sizes and formats that the build made of it. */
export type ImageView = Pick<Image, 'src' | 'alt' | 'width' | 'height' | 'focus' | 'whole'> & {
  /** Absent at run time (preview), where only the original exists. */
  readonly data?: IGatsbyImageData | null
}

/** A media item whose image or poster has its sizes. */
export type MediaView = Omit<MediaItem, 'image'> & { readonly image: ImageView | null }

/** A link whose address has been resolved. */
export interface LinkView {
  readonly label: string
  readonly href: string
}

/** A call to action of the contract, resolved: `download` when it leads to a file. */
export interface ActionView extends LinkView {
  readonly download?: boolean
  /** It links to the page of a form, which may get the visitor's subject. */
  readonly opensForm?: boolean
}

/** A document with a resolved address. */
export type DocumentView = Document

/** A value with its unit, both written for a site. */
export interface Quantity {
  readonly value: string
  readonly unit: string | null
}

/** A quantity, and the same in the other units that the readers of the site use, if there are any. */
export interface Measured extends Quantity {
  readonly imperial?: Quantity | null
}

/** A key figure of a product. */
export interface Figure extends MetricFigure {
  readonly imperial: Quantity | null
  /** The same in all sites and for all products; absent where nothing needs it. */
  readonly key?: string | null
  /** The meaning that it shares with figures of other names. */
  readonly meaning?: KeyFigure['meaning']
}

/** A product as cards and lists show it. */
export interface ProductCardView {
  readonly code: string
  readonly title: string
  /** Absent when the product has no page in this site. */
  readonly href: string | null
  readonly abstract: string | null
  readonly image: ImageView | null
  readonly figures: readonly Figure[]
  readonly categoryTitle: string
}

/** A product category as tiles and index rows show it. */
export interface CategoryView {
  readonly code: string
  readonly title: string
  readonly href: string
  readonly abstract: string | null
  readonly image: ImageView | null
  /** How many machines of the category the site has. */
  readonly count: number
  readonly products: readonly LinkView[]
}

/** A telephone number as people read it, and the address that dials it. */
export interface PhoneView {
  readonly number: string
  readonly href: string
}

/** The contact for visitors, from the company info. */
export interface ContactView {
  readonly email: string | null
  readonly phone: PhoneView | null
}
