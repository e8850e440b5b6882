import type { FilterListName } from '../../contract'
import { contactMethodsOf } from '../../features/contact-methods'
import type { SiteData } from '../../features/site-data'
import { path as pathOf, referencePath } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import type { BuildContent, DynamicSection } from '../content'

/** The options of a filter list, in the editors' order. */
const optionsOf = ({ filters }: BuildContent, site: SiteHandle, name: FilterListName) =>
  filters.find((each) => each.site === site && each.list === name)?.options ?? []

/** The catalogue under each option of a facet that products of the site have. */
function facetLinks(
  site: SiteHandle,
  content: BuildContent,
  facet: 'industries' | 'materials',
): LinkView[] {
  const used = new Set(
    content.products
      .filter((product) => product.site === site)
      .flatMap((product) => product[facet].map(({ id }) => id)),
  )
  return optionsOf(content, site, `${facet}Categories`)
    .filter(({ id, active }) => active && used.has(id))
    .map(({ id, title }) => ({
      label: title,
      href: `${pathOf('products', site)}?${facet}[]=${id}`,
    }))
}

/** The categories that hold products in a site, with the business units of these, and the facets. */
function menuFilters(site: SiteHandle, content: BuildContent): SiteData['menu-filters'] {
  const units = optionsOf(content, site, 'businessUnitsCategories')
  const products = content.products.filter((product) => product.site === site)
  const categories = content.categories
    .filter((category) => category.site === site)
    .flatMap(({ code, title, slug }) => {
      const own = products.filter((product) => product.category.code === code)
      const ids = own.flatMap(({ businessUnits }) => businessUnits.map(({ id }) => id))
      if (own.length === 0) return []
      const href = pathOf('products-category', site, { category: slug })
      return [{ code, title, href, businessUnits: [...new Set(ids)].sort() }]
    })
  const used = new Set(categories.flatMap(({ businessUnits }) => businessUnits))
  return {
    businessUnits: units
      .filter(({ id, active }) => active && used.has(id))
      .map(({ id, title }) => ({ id, title })),
    categories,
    materials: facetLinks(site, content, 'materials'),
    industries: facetLinks(site, content, 'industries'),
  }
}

const sitemapOf = (
  site: SiteHandle,
  content: BuildContent,
  pages: ReadonlySet<string>,
): SiteData['sitemap'] =>
  Object.fromEntries(
    content.sitemaps
      .filter((sitemap) => sitemap.site === site)
      .map(({ section, entries }): [DynamicSection, LinkView[]] => [
        section,
        entries.flatMap((entry) => {
          const href = referencePath(entry, site)
          return href !== null && pages.has(href) ? [{ label: entry.title, href }] : []
        }),
      ]),
  )

function formsFile(site: SiteHandle, content: BuildContent): SiteData['forms'] {
  const company = content.companies.find((each) => each.site === site)
  return {
    purposes: content.forms.find((forms) => forms.site === site)?.formPurposes ?? [],
    reach: company ? contactMethodsOf(company) : [],
  }
}

const enquiryProducts = (
  site: SiteHandle,
  { products }: BuildContent,
): SiteData['enquiry-products'] =>
  Object.fromEntries(
    products
      .filter((product) => product.site === site)
      .map(({ title, category, versions }) => [
        title,
        { category: category.code, versions: versions.map((version) => version.title) },
      ]),
  )

/** The files of this module. */
export const SITE_DATA_NAMES = ['enquiry-products', 'forms', 'menu-filters', 'sitemap'] as const

/** Data that the pages of a site fetch on demand. */
export const siteDataOf = (
  site: SiteHandle,
  content: BuildContent,
  pages: ReadonlySet<string>,
): Pick<SiteData, (typeof SITE_DATA_NAMES)[number]> => ({
  'enquiry-products': enquiryProducts(site, content),
  forms: formsFile(site, content),
  'menu-filters': menuFilters(site, content),
  sitemap: sitemapOf(site, content, pages),
})
