import type { CreatePagesArgs } from 'gatsby'
import type { CompanyInfo, Entry, Navigation, ProductDetail, Translations } from '../contract'
import type { SiteHandle } from '../sites'

interface Node {
  /** The Gatsby node's id, which a page query asks for. */
  readonly id: string
  readonly site: SiteHandle
  readonly title: string
  readonly section: string
  readonly translations: Translations
}

/** A category as the page plan sees it. */
export interface CategoryNode extends Node {
  readonly code: string
  readonly slug: string
}

/** A product as the page plan sees it. */
export interface ProductNode
  extends Node, Pick<ProductDetail, 'code' | 'slug' | 'relatedProducts'> {
  readonly category: Pick<ProductDetail['category'], 'code' | 'slug'>
}

/** Any other entry as the page plan sees it. */
export interface EntryNode extends Node, Pick<Entry, 'blocks'> {
  readonly slug: string | null
}

/** A site as the content service introduces it. */
export interface SiteNode {
  readonly handle: SiteHandle
  readonly name: string
  readonly countries: readonly string[]
}

/** What the page plan and the slices need of the content; pages ask for the rest themselves. */
export interface BuildContent {
  readonly regions: readonly { readonly name: string; readonly sites: readonly SiteNode[] }[]
  readonly navigation: readonly (Navigation & { readonly site: SiteHandle })[]
  readonly categories: readonly CategoryNode[]
  readonly products: readonly ProductNode[]
  readonly entries: readonly EntryNode[]
  readonly companies: readonly CompanyNode[]
}

/** The company as the footer shows it. */
export interface CompanyNode extends Pick<
  CompanyInfo,
  'shortName' | 'legalName' | 'vat' | 'address' | 'socials'
> {
  readonly site: SiteHandle
}

type Nodes<T> = { readonly nodes: readonly T[] }

interface Answer {
  readonly regions: Nodes<BuildContent['regions'][number]>
  readonly navigation: Nodes<Navigation & { readonly site: SiteHandle }>
  readonly categories: Nodes<CategoryNode>
  readonly products: Nodes<ProductNode>
  readonly entries: Nodes<EntryNode>
  readonly companies: Nodes<CompanyNode>
}

/** Menus are at most this deep: main page, group, page (specification 2.4). */
const MENU_DEPTH = 3

const menuFields = (depth: number): string =>
  `id title section slug hasFilters indexPage hidden externalUrl dynamicSection type
   navigationActions { label section slug externalUrl }
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
    categories: allContentProductCategory(sort: [{ site: ASC }, { code: ASC }]) {
      nodes { id site title section code slug translations }
    }
    products: allContentProduct(sort: [{ site: ASC }, { code: ASC }]) {
      nodes { id site title section code slug relatedProducts category { code slug } translations }
    }
    entries: allContentEntry(sort: [{ site: ASC }, { id: ASC }]) {
      nodes { id site title section slug blocks translations }
    }
    companies: allContentCompanyInfo(sort: { site: ASC }) {
      nodes { site shortName legalName vat address { street postalCode town } socials { facebook linkedin youtube } }
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
    categories: data.categories.nodes,
    products: data.products.nodes,
    entries: data.entries.nodes,
    companies: data.companies.nodes,
  }
}
