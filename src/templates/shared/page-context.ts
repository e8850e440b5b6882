import type { LoginUrls } from '../../chrome'
import type { ShareImage } from '../../features/metadata'
import type { PageRoute } from '../../routes'
import type { Language, SiteHandle } from '../../sites'

/** One regional site in the locale menu; `path` is this page there, `null` when it has none. */
export interface SiteAlternate {
  readonly handle: SiteHandle
  readonly name: string
  readonly area: string
  /** ISO 3166 codes of the countries that the site serves. */
  readonly countries: readonly string[]
  readonly path: string | null
}

/** A region of the locale menu. */
export interface RegionAlternates {
  readonly region: string
  readonly sites: readonly SiteAlternate[]
}

/** The facts of every page besides its content: the context that Gatsby keeps for a page. */
export interface PageContext {
  readonly site: SiteHandle
  readonly route: PageRoute
  /** The template's name: `product`. */
  readonly pageType: string
  /** Set if it is not the default layout (requirements 2.4). */
  readonly layout?: 'simple'
  /** The header is clear over the picture at the top of the page. */
  readonly header?: 'clear'
  readonly alternates: readonly RegionAlternates[]
  /**
   * When the page's content is hydrated, if not at once: it does nothing before a visitor
   * interacts.
   */
  readonly hydrate?: 'interaction'
  /**
   * Gatsby's name for the code of the pages that the page's items link to; it is loaded with the
   * first of them.
   */
  readonly leadsTo?: string
  /** The page stays out of search engines: other pages do not list it as an alternate. */
  readonly noIndex?: true
  /** The page shows the newsletter box (requirements 2.4: on configured routes only). */
  readonly newsletter?: true
  /** The login pages, if the content has them: `{ customers: 'https://…' }`. */
  readonly logins?: LoginUrls
  /** The page's picture in social networks; `null` for pages that are not shared. */
  readonly share: Omit<ShareImage, 'alt'> | null
  /**
   * The input of gatsby-plugin-react-i18next; its own routing is off, so paths are the page's own.
   */
  readonly i18n: {
    readonly language: Language
    readonly languages: readonly Language[]
    readonly defaultLanguage: Language
    readonly routed: boolean
    readonly originalPath: string
    readonly path: string
  }
}

/** Whether a page is a later page of a list; other sites need not have it. */
export const isPaginatedPage = ({ i18n }: Pick<PageContext, 'i18n'>): boolean =>
  i18n.path.includes('?')
