import type { Translations } from '../contract'
import { formPages, referencePath, routeOf, type RouteName } from '../routes'
import type { SiteHandle } from '../sites'
import type { SiteSnapshot } from './snapshot'

/** An element of a site with a page of its own. */
export interface PageElement {
  readonly site: SiteHandle
  /** The call that answered it. */
  readonly address: string
  readonly title: string
  readonly section: string
  /** Slug path in its section; `null` for a section's own page. */
  readonly slug: string | null
  readonly translations: Translations
  /** Its route and its address on the site; `null` when no route can hold it. */
  readonly route: RouteName | null
  readonly pagePath: string | null
}

type Bare = Omit<PageElement, 'route' | 'pagePath'>

const withRoute = (element: Bare): PageElement => ({
  ...element,
  route: routeOf(element),
  pagePath: referencePath(element, element.site),
})

/** The section of all categories' pages, for every kind of product. */
export const CATEGORY_SECTION = 'productsCategories'

/** All elements of a site that have a page, sorted by address. */
export function elementsOf({ site, answers }: SiteSnapshot): PageElement[] {
  const categories = answers.productsCategory.map(({ address, data }): Bare => {
    const { title, slug, translations } = data
    return { site, address, title, section: CATEGORY_SECTION, slug, translations }
  })
  const products = answers.product.map(({ address, data }): Bare => {
    const { title, section, category, translations } = data
    return { site, address, title, section, slug: `${category.slug}/${data.slug}`, translations }
  })
  const entries = [...answers.page, ...answers.entry].map(({ address, data }): Bare => {
    const { title, section, slug, translations } = data
    return { site, address, title, section, slug, translations }
  })
  return [...categories, ...products, ...entries]
    .map(withRoute)
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** The pages of a site's forms. They need no translations: their names are the same in every site. */
const formElementsOf = ({ site, answers }: SiteSnapshot): PageElement[] =>
  answers.forms.flatMap(({ address, data }) =>
    formPages(data.formPurposes).map(({ name, purpose }) =>
      withRoute({
        site,
        address,
        title: purpose,
        section: 'contacts',
        slug: name,
        translations: {},
      }),
    ),
  )

/** The pages of all sites: which addresses exist, and the element of each. */
export interface Pages {
  /** The requested sites; nothing is known of others. */
  readonly sites: readonly SiteHandle[]
  readonly elements: readonly PageElement[]
  /** The pages of forms, which need no translations. */
  readonly forms: readonly PageElement[]
  /** Whether an address of the public site, without query and hash, is a page. */
  has(pagePath: string): boolean
  /** The element that a reference within a site means. */
  find(site: SiteHandle, section: string, slug: string | null): PageElement | undefined
}

const key = (site: string, section: string, slug: string | null) =>
  `${site} ${section} ${slug ?? ''}`

/** Makes the index of all pages of all sites. */
export function pagesOf(sites: readonly SiteSnapshot[]): Pages {
  const elements = sites.flatMap(elementsOf)
  const forms = sites.flatMap(formElementsOf)
  const all = [...elements, ...forms]
  const paths = new Set(all.map(({ pagePath }) => pagePath))
  const byKey = new Map(all.map((each) => [key(each.site, each.section, each.slug), each]))
  return {
    sites: sites.map(({ site }) => site),
    elements,
    forms,
    has: (pagePath) => paths.has(pagePath),
    find: (site, section, slug) => byKey.get(key(site, section, slug)),
  }
}
