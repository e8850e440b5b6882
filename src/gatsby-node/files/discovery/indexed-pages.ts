import type { CreatePagesArgs } from 'gatsby'
import type { Entry } from '../../../contract'
import { hreflangs, type Hreflang } from '../../../routes'
import type { SiteHandle } from '../../../sites'
import { announcedAlternates } from '../../../templates/shared/announced-alternates'
import { isEventType } from '../../../templates/event/event-types'
import { isPaginatedPage, type PageContext } from '../../../templates/shared/page-context'
import { picturesIn } from './pictures'

/** The content of a page that search engines and feeds get; products have no type and date. */
export interface PageContent {
  readonly id: string
  readonly title: string
  readonly abstract: string | null
  readonly dateUpdated: string | null
  readonly type?: Entry['type']
  readonly date?: Entry['date']
  readonly image: { readonly share: { readonly src: string } | null } | null
}

/** A page that search engines may read. */
export interface IndexedPage extends Pick<PageContext, 'site' | 'route'> {
  /** Its public address: `/it_eu/products`, `/news-and-events?page=2`. */
  readonly path: string
  /** The alternates that its head announces. */
  readonly alternates: readonly Hreflang[]
  /**
   * `null` for a page that is no element of the content: a page of a list after the first, a form.
   */
  readonly content: PageContent | null
  /** The published addresses of the pictures in its content. */
  readonly pictures: readonly string[]
}

/** The pages and sites of a build that search engines and feed readers get. */
export interface Published {
  /** Public, without a trailing slash. */
  readonly origin: string
  /** By their addresses. */
  readonly pages: readonly IndexedPage[]
  /** The company's name in each site. */
  readonly companies: Readonly<Partial<Record<SiteHandle, string>>>
}

interface BuiltPage {
  readonly pageContext: PageContext & { readonly entry?: string }
}

interface Answer {
  readonly website: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly companies: {
    readonly nodes: readonly { readonly site: SiteHandle; readonly shortName: string }[]
  }
  readonly pages: { readonly nodes: readonly BuiltPage[] }
  readonly entries: { readonly nodes: readonly PageContent[] }
  readonly products: { readonly nodes: readonly PageContent[] }
  readonly categories: { readonly nodes: readonly PageContent[] }
}

const query = `
  query Published {
    website: site { siteMetadata { siteUrl } }
    companies: allContentCompanyInfo { nodes { site shortName } }
    pages: allSitePage { nodes { pageContext } }
    entries: allContentEntry {
      nodes {
        id title abstract type date dateUpdated blocks
        image { data share }
        gallery { image { data } }
      }
    }
    products: allContentProduct {
      nodes {
        id title abstract dateUpdated
        image { data share }
        gallery { image { data } }
        features { image { data } }
      }
    }
    categories: allContentProductCategory {
      nodes { id title abstract dateUpdated image { data share } }
    }
  }`

const byAddress = (a: IndexedPage, b: IndexedPage) => (a.path < b.path ? -1 : 1)

/** The pages among those of a build that search engines may read, by their addresses. */
export const indexedPages = (
  pages: readonly BuiltPage['pageContext'][],
  contents: readonly PageContent[],
): IndexedPage[] => {
  const byId = new Map(contents.map((content) => [content.id, content]))
  return pages
    .filter(({ noIndex }) => !noIndex)
    .map((context): IndexedPage => {
      const { site, route, i18n, entry = '' } = context
      const { alternates, countries } = announcedAlternates(context)
      const content = isPaginatedPage(context) ? null : (byId.get(entry) ?? null)
      return {
        site,
        route,
        path: i18n.path,
        alternates: hreflangs(alternates, countries),
        content,
        pictures: picturesIn(content),
      }
    })
    .sort(byAddress)
}

/**
 * Reads the pages and sites of a finished build.
 *
 * @throws when GraphQL refuses the query
 */
export async function readPublished(graphql: CreatePagesArgs['graphql']): Promise<Published> {
  const answer = await graphql<Answer>(query)
  const { data } = answer
  if (!data) throw new Error(`The built pages cannot be read: ${JSON.stringify(answer)}`)
  const { website, companies, pages, entries, products, categories } = data
  return {
    origin: website.siteMetadata.siteUrl,
    companies: Object.fromEntries(companies.nodes.map(({ site, shortName }) => [site, shortName])),
    pages: indexedPages(
      pages.nodes.map(({ pageContext }) => pageContext),
      [...entries.nodes, ...products.nodes, ...categories.nodes],
    ),
  }
}

/**
 * The dates when a page was published and last changed, as far as its content says. For an event,
 * `date` is the date of the event.
 */
export function datesOf({ type = null, date = null, dateUpdated }: PageContent): {
  readonly published: string | null
  readonly updated: string | null
} {
  const published = isEventType(type) ? null : date
  return { published, updated: dateUpdated ?? published }
}
