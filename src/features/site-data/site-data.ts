import type { Forms, MenuPage } from '../../contract'
import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import type { CardsFile, CatalogueFile, CodesFile } from '../catalogue'
import type { ListingFile } from '../listing'
import type { PlacesFile } from '../places'
import type { ContactMethod } from '../../ui/text/contact-methods'

/** A product category as the main menu's product finder offers it. */
export interface FilterCategory {
  readonly code: string
  readonly title: string
  readonly href: string
  /** Ids of the business units that its products belong to. */
  readonly businessUnits: readonly string[]
}

/** The choices of the main menu's product finder (requirements 2.4). */
export interface MenuFilters {
  readonly businessUnits: readonly { readonly id: string; readonly title: string }[]
  readonly categories: readonly FilterCategory[]
  /** The catalogue by material and by industry; only options with products. */
  readonly materials: readonly LinkView[]
  readonly industries: readonly LinkView[]
}

/**
 * The subjects that a visitor may write about, and ways to reach the company when no form can be
 * loaded.
 */
export interface FormsFile {
  readonly purposes: Forms['formPurposes']
  readonly reach: readonly ContactMethod[]
}

/** Facts about a product for the form of a visitor who asks about it. */
export interface EnquiryProduct {
  /** The code of its category. */
  readonly category: string
  /** The titles of its versions. */
  readonly versions: readonly string[]
}

/**
 * The titles of a site's pages, by the parts of their paths below the site's own. A page with pages
 * below it has its own title under `''`. Written out, the beginnings of paths would be half of the
 * file.
 */
export interface PageTitles {
  readonly [part: string]: string | PageTitles
}

/** The data that a site's pages fetch only on demand; the build writes a file of each. */
export interface SiteData {
  readonly forms: FormsFile
  readonly 'menu-filters': MenuFilters
  /** The products by their titles, which links to forms name. */
  readonly 'enquiry-products': Readonly<Partial<Record<string, EnquiryProduct>>>
  /** The pages of the sitemap's dynamic sections. */
  readonly sitemap: Partial<Record<NonNullable<MenuPage['dynamicSection']>, readonly LinkView[]>>
  /** Suggestions for an address that does not exist: all pages but the home page. */
  readonly pages: PageTitles
  /** The data that the site's products are filtered by. */
  readonly catalogue: CatalogueFile
  /** Cards of products, in files of `CARDS_PER_FILE`. */
  readonly [cards: `catalogue-cards-${number}`]: CardsFile
  /** The codes of products and versions, for code that knows only these. */
  readonly 'catalogue-codes': CodesFile
  /** All places of the site, and the texts of the search for them. */
  readonly places: PlacesFile
  /** The whole list of a section, for its filter. */
  readonly [listing: `listing-${string}`]: ListingFile
}

export type SiteDataName = keyof SiteData

/** The address of a file of site data. */
export const siteDataPath = (site: SiteHandle, name: SiteDataName): string =>
  `/site-data/${site}/${name}.json`

const answers = new Map<string, Promise<unknown>>()

/** Forgets all answers, so that later calls fetch the files again, as a preview needs it. */
export const forgetSiteData = (): void => answers.clear()

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.json()
}

/**
 * Fetches a file of this website, once for all callers. After a failure the next call tries again.
 *
 * @param isKnown whether the page knows the shape of a file; by default it accepts all
 * @throws when the file fails to load, or is unknown
 */
export function fetchOnce(address: string, isKnown?: (data: unknown) => boolean): Promise<unknown> {
  const known = answers.get(address)
  const answer =
    known ??
    fetchJson(address)
      .then((data) => {
        if (isKnown && !isKnown(data))
          throw new Error(`${address} has another shape than expected.`)
        return data
      })
      .catch((error: unknown) => {
        answers.delete(address)
        throw error
      })
  answers.set(address, answer)
  return answer
}

/** Fetches data of a site as {@link fetchOnce} does. */
export const fetchSiteData = <Name extends SiteDataName>(
  site: SiteHandle,
  name: Name,
  isKnown?: (data: unknown) => boolean,
): Promise<SiteData[Name]> =>
  // The file is this website's own: src/plan/site-data/site-data.ts writes it from the same type.
  fetchOnce(siteDataPath(site, name), isKnown) as Promise<SiteData[Name]>
