import type {
  FilterListName,
  FilterOption,
  Forms,
  GlobalConfigs,
  Navigation,
  ProductCategory,
  ProductData,
  ProductDetail,
  Shortlink,
  SiteSeo,
} from '../../../src/contract'
import { groupBy } from '../../../src/contract/group-by'
import { sites, type SiteHandle } from '../../../src/sites'
import type { BuildContext } from './context'
import { buildEntry, buildLocation, type BuiltEntry, type SentLocation } from './entries'
import { buildFilters } from './filters'
import {
  buildCompanyInfo,
  type SentCompany,
  buildForms,
  buildGlobalConfigs,
  buildShortlinks,
  buildSiteSeo,
} from './globals'
import { buildNavigation } from './navigation'
import { buildProductData } from './product-data'
import { buildCategory, buildProduct } from './products'
import { itemIn, itemsIn, onlyItem } from './collections'

/** The name of a section, and the part of the sitemap with its entries. */
export interface SectionInfo {
  readonly label: string
  readonly sitemap: string | null
}

/** All that one site answers, ready to be sent. */
export interface SiteContent {
  readonly site: SiteHandle
  readonly companyInfo: SentCompany | null
  readonly globalConfigs: GlobalConfigs | null
  readonly seo: SiteSeo | null
  readonly forms: Forms | null
  readonly navigation: Navigation | null
  readonly filters: ReadonlyMap<FilterListName, readonly FilterOption[]>
  readonly sections: ReadonlyMap<string, SectionInfo>
  /** The glossary, by term. */
  readonly terms: Readonly<Record<string, string>>
  readonly categories: readonly ProductCategory[]
  readonly products: readonly ProductDetail[]
  readonly entries: readonly BuiltEntry[]
  /** Places by section. */
  readonly locations: ReadonlyMap<string, readonly SentLocation[]>
  readonly shortlinks: ReadonlyMap<string, Shortlink>
  readonly productData: ReadonlyMap<string, ProductData>
  /** The search words of customers, with the words of the pages for the same things. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
}

const byOrder = (
  a: { data: { order: number; title: string } },
  b: { data: { order: number; title: string } },
) =>
  a.data.order - b.data.order || a.data.title.localeCompare(b.data.title, 'en', { numeric: true })

const buildLocations = (context: BuildContext) =>
  new Map(
    [
      ...groupBy(
        itemsIn(context.collections.locations, context.site),
        ({ ref }) => ref.split('/')[1] ?? '',
      ),
    ].map(([section, items]) => [section, items.map((item) => buildLocation(context, item))]),
  )

const buildSections = ({ collections, site }: BuildContext): ReadonlyMap<string, SectionInfo> =>
  new Map(
    Object.entries(onlyItem(collections.sections, site)?.data ?? {}).map(([section, info]) => [
      section,
      { label: info.label, sitemap: info.sitemap ?? null },
    ]),
  )

/** The words of customers who speak the site's language; every language has a file of its own. */
const buildSynonyms = ({
  collections,
  site,
}: BuildContext): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(
      itemIn(collections.synonyms, site, `synonyms/${sites[site].language}`)?.data.words ?? {},
    ),
  )

/** Builds all answers of one site; problems go to the context's report. */
export function buildSite(context: BuildContext): SiteContent {
  const { collections, site } = context
  const products = [...itemsIn(collections.products, site)].sort(byOrder)
  const categories = [...itemsIn(collections.categories, site)].sort(byOrder)
  return {
    site,
    companyInfo: buildCompanyInfo(context),
    globalConfigs: buildGlobalConfigs(context),
    seo: buildSiteSeo(context),
    forms: buildForms(context),
    navigation: buildNavigation(context),
    filters: buildFilters(context),
    sections: buildSections(context),
    terms: onlyItem(collections.glossary, site)?.data.terms ?? {},
    categories: categories.map((item) => buildCategory(context, item)),
    products: products.flatMap((item) => buildProduct(context, item) ?? []),
    entries: itemsIn(collections.entries, site).map((item) => buildEntry(context, item)),
    locations: buildLocations(context),
    shortlinks: buildShortlinks(context),
    productData: new Map(products.flatMap((item) => buildProductData(context, item))),
    synonyms: buildSynonyms(context),
  }
}
