import type { MenuPage } from '../contract'
import type { SiteHandle } from '../sites'
import type { ImageView, LinkView, PhoneView } from '../ui/view-models'

/** A picture with a call to action beside the children of a menu item (requirements 2.4). */
export interface NavigationTeaserView {
  readonly preTitle: string | null
  readonly title: string
  readonly image: ImageView | null
  readonly action: LinkView | null
}

/** An item of the main navigation, resolved. `href` is null for a heading without a page. */
export interface NavigationItem {
  readonly id: string
  readonly title: string
  readonly href: string | null
  readonly children: readonly NavigationItem[]
  readonly actions: readonly LinkView[]
  readonly teasers: readonly NavigationTeaserView[]
  /** Shows the product finder in place of the children (requirements 2.4). */
  readonly hasFilters: boolean
  /** `href` is the index of the section; the panel links it as "Discover". */
  readonly indexPage: boolean
}

/** A news item beside the main menu. */
export interface HighlightView {
  readonly title: string
  readonly href: string
  readonly typeLabel: string | null
  readonly image: ImageView | null
}

/** The texts of the main menu in the site's language; slices have no translations of their own. */
export interface NavigationTexts {
  /** The landmark's name, `Main`. */
  readonly label: string
  readonly menu: string
  /** The button to a section's own page, `Discover`. */
  readonly discover: string
  readonly back: string
  readonly highlights: string
  readonly changeLocale: string
  readonly login: string
  readonly talk: string
  readonly followUs: string
  readonly vat: string
}

/**
 * The login page of each audience; an audience without an address has a placeholder (requirements
 * 2.4).
 */
export type LoginUrls = Readonly<Partial<Record<'customers' | 'sales' | 'employees', string>>>

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
  /** ISO 3166 codes of the countries that the site serves. */
  readonly countries: readonly string[]
}

/** A region of the world with its sites. */
export interface LocaleGroup {
  readonly name: string
  readonly options: readonly LocaleOption[]
}

/** The company's details in header and footer. */
export interface CompanyView {
  readonly shortName: string
  readonly legalName: string
  readonly vat: string
  /** A page with more about VAT number and copyright; `null` when the content has none. */
  readonly vatHref: string | null
  readonly copyrightHref: string | null
  /** The postal address on as many lines as it has. */
  readonly addressLines: readonly string[]
  /** The number to call first, with the name of the place that answers. */
  readonly phone: (PhoneView & { readonly label: string | null }) | null
  readonly socials: readonly LinkView[]
}

/** A titled list of links in the footer. */
export interface FooterGroup {
  readonly title: string
  readonly href: string | null
  readonly links: readonly LinkView[]
}

/** A static section of the sitemap; `href` is null for a passive section or one without a page. */
export interface SitemapSectionView {
  readonly title: string
  readonly href: string | null
  readonly children: readonly { readonly label: string; readonly href: string | null }[]
  /** The part of the sitemap that is fetched when it is opened. */
  readonly dynamicSection: MenuPage['dynamicSection']
}

/** The texts of the footer in the site's language. */
export interface FooterTexts {
  readonly vat: string
  readonly privacy: string
  readonly followUs: string
  /** The landmark's name of the links, `Footer`. */
  readonly label: string
  readonly home: string
  readonly sitemap: string
}

/** The content of a site's main menu. */
export interface MainMenuView {
  readonly items: readonly NavigationItem[]
  readonly highlights: readonly HighlightView[]
  readonly company: CompanyView
  readonly copyrightYear: number
  readonly texts: NavigationTexts
}
