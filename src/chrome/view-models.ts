import type { SiteHandle } from '../sites'
import type { LinkView } from '../ui/view-models'

/** An item of the main navigation, resolved. `href` is null for a heading without a page. */
export interface NavigationItem {
  readonly id: string
  readonly title: string
  readonly href: string | null
  readonly children: readonly NavigationItem[]
  readonly actions: readonly LinkView[]
}

/** The words of the main navigation in the site's language; slices have no translations of their own. */
export interface NavigationTexts {
  /** The landmark's name, `Main`. */
  readonly label: string
  readonly menu: string
  /** The button to a section's own page, `Discover`. */
  readonly discover: string
}

/** A site as the locale menu offers it. */
export interface LocaleOption {
  readonly handle: SiteHandle
  /** `Deutsch` of the site name `Deutsch (EU)`. */
  readonly name: string
  /** `EU` of the site name `Deutsch (EU)`, or empty. */
  readonly area: string
  /** The language of name and page, as a tag. */
  readonly language: string
  /** This page in that site; null when it has no version there. */
  readonly href: string | null
  readonly current: boolean
}

/** A region of the world with its sites. */
export interface LocaleGroup {
  readonly name: string
  readonly options: readonly LocaleOption[]
}

/** What header and footer show of the company. */
export interface CompanyView {
  readonly shortName: string
  readonly legalName: string
  readonly vat: string
  /** The postal address on as many lines as it has. */
  readonly addressLines: readonly string[]
  readonly socials: readonly LinkView[]
}

/** A titled list of links in the footer. */
export interface FooterGroup {
  readonly title: string
  readonly href: string | null
  readonly links: readonly LinkView[]
}

/** The words of the footer in the site's language. */
export interface FooterTexts {
  readonly vat: string
  readonly followUs: string
  /** The landmark's name of the links, `Footer`. */
  readonly label: string
}
