import type { CreatePagesArgs } from 'gatsby'
import type {
  CompanyInfo,
  FilterListName,
  FilterOption,
  Forms,
  GlobalConfigs,
  Navigation,
  Shortlink,
  SitemapEntry,
} from '../../contract'
import type { CategoryNode, ContentNodes } from '../../templates/shared/content-nodes'
import type { WithImages } from '../../templates/shared/views'
import type { SiteHandle } from '../../sites'

/** A site as the content service introduces it. */
export interface SiteNode {
  readonly handle: SiteHandle
  readonly name: string
  readonly countries: readonly string[]
}

interface OfSite {
  readonly site: SiteHandle
}

/** The menus of a site, their pictures with what the build made of them. */
export type NavigationNode = WithImages<Navigation> & OfSite

/** The forms of a site. */
export type FormsNode = Forms & OfSite & { readonly id: string }

/** Newsletter box and highlighted news of a site. */
export type ConfigsNode = WithImages<GlobalConfigs> & OfSite

/** What the page plan and the slices need of the content; pages ask for the rest themselves. */
export interface BuildContent extends ContentNodes {
  readonly regions: readonly { readonly name: string; readonly sites: readonly SiteNode[] }[]
  readonly navigation: readonly NavigationNode[]
  readonly configs: readonly ConfigsNode[]
  readonly forms: readonly FormsNode[]
  readonly shortlinks: readonly (Shortlink & OfSite)[]
  readonly filters: readonly (OfSite & {
    readonly list: FilterListName
    readonly options: readonly FilterOption[]
  })[]
  readonly sitemaps: readonly (OfSite & {
    readonly section: DynamicSection
    readonly entries: readonly SitemapEntry[]
  })[]
  readonly companies: readonly CompanyNode[]
  readonly seo: readonly (OfSite & Pick<CategoryNode, 'image'>)[]
}

/** A part of the sitemap that is filled when it is opened. */
export type DynamicSection = NonNullable<Navigation['sitemap'][number]['dynamicSection']>

/** The company as the chrome shows it. */
export type CompanyNode = OfSite &
  WithImages<
    Pick<
      CompanyInfo,
      'name' | 'shortName' | 'legalName' | 'vat' | 'address' | 'socials' | 'logo' | 'icon'
    >
  >

type Nodes<T> = { readonly nodes: readonly T[] }

type Answer = { readonly [Part in keyof BuildContent]: Nodes<BuildContent[Part][number]> }

/** Menus are at most this deep: main page, group, page (requirements 2.4). */
const MENU_DEPTH = 3

const PICTURE = 'src alt width height focus { x y } data'

const menuFields = (depth: number): string =>
  `id title section slug hasFilters indexPage hidden externalUrl dynamicSection type
   navigationActions { label section slug externalUrl }
   teasers {
     preTitle title image { ${PICTURE} }
     action { label actionUrl actionFile { url } actionPage { section slug } }
   }
   ${depth > 1 ? `children { ${menuFields(depth - 1)} }` : ''}`

const query = `
  query BuildContent {
    regions: allContentSiteRegion(sort: { contentId: ASC }) {
      nodes { name sites { handle name countries } }
    }
    navigation: allContentNavigation(sort: { site: ASC }) {
      nodes {
        site
        mainNavigation { ${menuFields(MENU_DEPTH)} }
        headerNavigation { ${menuFields(MENU_DEPTH)} }
        footerNavigation { ${menuFields(MENU_DEPTH)} }
        sitemap { ${menuFields(MENU_DEPTH)} }
      }
    }
    configs: allContentGlobalConfigs(sort: { site: ASC }) {
      nodes {
        site newsletterBox newsletterTexts { blockTitle abstract btnLabel } newsletterAction
        logins { customers sales employees }
        mainNavHighlights { section slug title typeLabel image { ${PICTURE} } }
      }
    }
    shortlinks: allContentShortlink(sort: [{ site: ASC }, { code: ASC }]) {
      nodes { site code section slug externalUrl }
    }
    forms: allContentForms(sort: { site: ASC }) {
      nodes {
        id site
        formPurposes {
          purpose formName action embedCode description formCategories { slug }
          forms { name code purpose description categories { slug } }
        }
      }
    }
    filters: allContentFilterList(
      filter: { list: { eq: "businessUnitsCategories" } }, sort: { site: ASC }
    ) {
      nodes { site list options { id title active slug code } }
    }
    sitemaps: allContentSitemap(sort: [{ site: ASC }, { section: ASC }]) {
      nodes { site section entries { id title section slug } }
    }
    categories: allContentProductCategory(sort: [{ site: ASC }, { code: ASC }]) {
      nodes { id site title section code slug translations image { share } seo { noIndex } }
    }
    products: allContentProduct(sort: [{ site: ASC }, { code: ASC }]) {
      nodes {
        id site title section code slug relatedProducts businessUnits { id } category { code slug }
        translations image { share } seo { noIndex }
      }
    }
    entries: allContentEntry(sort: [{ site: ASC }, { id: ASC }]) {
      nodes {
        id site handle title section slug type date endDate deadline status guard blocks translations
        image { share } seo { noIndex }
      }
    }
    seo: allContentSeo(sort: { site: ASC }) {
      nodes { site image: ogImage { share } }
    }
    companies: allContentCompanyInfo(sort: { site: ASC }) {
      nodes {
        site name shortName icon legalName vat address { street postalCode town }
        socials { facebook linkedin youtube } logo { ${PICTURE} }
      }
    }
  }`

/**
 * Reads from the nodes what the page plan and the slices need.
 *
 * @throws when GraphQL refuses the query
 */
export async function readContent(graphql: CreatePagesArgs['graphql']): Promise<BuildContent> {
  const answer = await graphql<Answer>(query)
  const { data } = answer
  if (!data) throw new Error(`The content cannot be read: ${JSON.stringify(answer)}`)
  return {
    regions: data.regions.nodes,
    navigation: data.navigation.nodes,
    configs: data.configs.nodes,
    forms: data.forms.nodes,
    shortlinks: data.shortlinks.nodes,
    filters: data.filters.nodes,
    sitemaps: data.sitemaps.nodes,
    categories: data.categories.nodes,
    products: data.products.nodes,
    entries: data.entries.nodes,
    companies: data.companies.nodes,
    seo: data.seo.nodes,
  }
}
