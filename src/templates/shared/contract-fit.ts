import type {
  CompanyInfo,
  dynamicSections,
  Entry,
  FilterListName,
  FilterOption,
  Forms,
  GlobalConfigs,
  Image,
  Location,
  Navigation,
  ProductCategory,
  ProductDetail,
  Shortlink,
  SitemapEntry,
  SiteRegion,
  SiteSeo,
} from '../../contract'
import type { SiteHandle } from '../../sites'

/*
 * Checks that the results of queries have the contract's shape: the build passes results to
 * mappings, the preview passes objects of the contract. Nothing here runs; a mismatch does not
 * compile, and the message names the fields.
 */

/**
 * Fields that Gatsby and the plugin add to an element; the contract's `id` is `contentId` there.
 */
type Added = 'id' | 'contentId' | 'site' | 'handle' | 'position'

/**
 * Pictures are compared once, separately, because the build adds the files that it made. It adds
 * the units of a site's readers to key figures.
 */
type Plain<T> = T extends { src: string; width: number; height: number }
  ? 'picture'
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, 'imperial'>]: Plain<T[Key]> }
      : T

/** The contract allows any handle, the plugin only the sites of the website. */
interface KnownRegion extends Omit<SiteRegion, 'sites'> {
  sites: (Omit<SiteRegion['sites'][number], 'handle'> & { handle: SiteHandle })[]
}

type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The names of the fields that differ. */
type Drift<A, B> = {
  [Key in keyof A | keyof B]: Key extends keyof A & keyof B
    ? Equal<A[Key], B[Key]> extends true
      ? never
      : Key
    : Key
}[keyof A | keyof B]

type Nodes<Contract, Generated, Own = never> = Drift<
  Plain<Omit<Contract, Added>>,
  Plain<Omit<Generated, Added | (Own & string)>>
>

type Same<Drifted extends never> = Drifted

export type ContractFits = [
  Same<Nodes<KnownRegion, Queries.ContentSiteRegion>>,
  Same<Nodes<CompanyInfo, Queries.ContentCompanyInfo>>,
  Same<Nodes<GlobalConfigs, Queries.ContentGlobalConfigs>>,
  Same<Nodes<SiteSeo, Queries.ContentSeo>>,
  Same<Nodes<Forms, Queries.ContentForms>>,
  Same<Nodes<Navigation, Queries.ContentNavigation>>,
  Same<Nodes<{ list: FilterListName; options: FilterOption[] }, Queries.ContentFilterList>>,
  Same<
    Nodes<
      { section: (typeof dynamicSections)[number]; entries: SitemapEntry[] },
      Queries.ContentSitemap
    >
  >,
  Same<Nodes<Shortlink, Queries.ContentShortlink>>,
  Same<Nodes<ProductCategory, Queries.ContentProductCategory>>,
  Same<Nodes<ProductDetail, Queries.ContentProduct>>,
  Same<Nodes<Entry, Queries.ContentEntry>>,
  Same<Nodes<Location, Queries.ContentLocation, 'section' | 'writtenHours'>>,
  Same<Drift<Omit<Image, 'url'>, Omit<Queries.ContentPicture, 'url' | 'data' | 'share'>>>,
]
