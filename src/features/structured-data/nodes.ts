/**
 * The types of schema.org that this site uses, with the properties that it sends. Properties that
 * are absent in the content are left out of the output, see `json-ld.ts`.
 */
interface Of<Type extends string> {
  readonly '@type': Type
}

/** Refers to a node on another page, or elsewhere on the same page. */
export interface NodeReference {
  readonly '@id': string
}

export interface PostalAddress extends Of<'PostalAddress'> {
  readonly streetAddress?: string | null
  readonly postalCode?: string | null
  readonly addressLocality?: string | null
  readonly addressRegion?: string | null
  /** ISO 3166 code. */
  readonly addressCountry?: string | null
}

export interface ContactPoint extends Of<'ContactPoint'> {
  readonly telephone: string
  readonly contactType: string
}

/** The company, in full or just by name. */
export interface Organization extends Of<'Organization'>, Partial<NodeReference> {
  readonly name: string
  readonly legalName?: string
  readonly alternateName?: string
  readonly url?: string
  readonly logo?: string | null
  readonly description?: string | null
  readonly foundingDate?: string | null
  readonly vatID?: string
  readonly email?: string | null
  readonly address?: PostalAddress | null
  readonly contactPoint?: readonly ContactPoint[]
  readonly sameAs?: readonly string[] | string
}

export interface WebSite extends Of<'WebSite'>, NodeReference {
  readonly name: string
  readonly url: string
  readonly inLanguage: string
  readonly publisher: NodeReference
  readonly potentialAction: Of<'SearchAction'> & {
    readonly target: Of<'EntryPoint'> & { readonly urlTemplate: string }
    readonly 'query-input': string
  }
}

export interface BreadcrumbList extends Of<'BreadcrumbList'> {
  readonly itemListElement: readonly (Of<'ListItem'> & {
    readonly position: number
    readonly name: string
    /** Absent for the page itself, which is the last item. */
    readonly item?: string
  })[]
}

export interface Product extends Of<'Product'> {
  readonly name: string
  readonly sku: string
  readonly url?: string
  readonly description?: string | null
  readonly image?: readonly string[]
  readonly category?: string
  readonly brand?: Of<'Brand'> & { readonly name: string }
  readonly manufacturer?: NodeReference
}

/** A product that is made in versions. */
export interface ProductGroup extends Of<'ProductGroup'>, Omit<Product, '@type' | 'sku'> {
  readonly productGroupID: string
  readonly hasVariant: readonly Product[]
}

export interface Article extends Of<'Article' | 'NewsArticle'> {
  readonly headline: string
  readonly description?: string | null
  readonly image?: readonly string[]
  readonly datePublished: string
  readonly inLanguage: string
  readonly mainEntityOfPage: string
  readonly author: Organization
  readonly publisher: NodeReference
}

type EventPlace =
  | (Of<'VirtualLocation'> & { readonly url: string })
  | (Of<'Place'> & { readonly name: string; readonly address: PostalAddress })

export interface Event extends Of<'Event' | 'EducationEvent'> {
  readonly name: string
  readonly description?: string | null
  readonly image?: readonly string[]
  readonly startDate: string
  readonly endDate?: string | null
  readonly eventStatus: string
  readonly eventAttendanceMode: string
  readonly location: EventPlace
  readonly organizer: Organization
  readonly inLanguage: string
  readonly url: string
}

export interface JobPosting extends Of<'JobPosting'> {
  readonly title: string
  /** Sanitised HTML. */
  readonly description: string
  readonly datePosted: string
  readonly validThrough?: string | null
  readonly hiringOrganization: Organization
  readonly jobLocation: Of<'Place'> & { readonly address: PostalAddress }
  readonly url: string
}

export interface FaqPage extends Of<'FAQPage'> {
  readonly mainEntity: readonly (Of<'Question'> & {
    readonly name: string
    readonly acceptedAnswer: Of<'Answer'> & { readonly text: string }
  })[]
}

export interface VideoObject extends Of<'VideoObject'> {
  readonly name: string
  readonly description?: string | null
  readonly thumbnailUrl: string
  readonly uploadDate: string
  readonly contentUrl: string
}

export interface LocalBusiness extends Of<'LocalBusiness'> {
  readonly name: string
  readonly address: PostalAddress
  readonly geo: Of<'GeoCoordinates'> & { readonly latitude: number; readonly longitude: number }
  readonly telephone?: string | null
  readonly email?: string | null
  /** The contract writes them as schema.org does. */
  readonly openingHours: readonly string[]
  readonly parentOrganization: NodeReference
}

/** A node of a page's structured data. */
export type JsonLdNode =
  | Organization
  | WebSite
  | BreadcrumbList
  | Product
  | ProductGroup
  | Article
  | Event
  | JobPosting
  | FaqPage
  | VideoObject
  | LocalBusiness
