import { z } from 'zod'
import {
  companyInfo,
  dynamicSections,
  entry,
  filterLists,
  filterOption,
  forms,
  globalConfigs,
  location,
  navigation,
  productCategory,
  productDetail,
  shortlink,
  sitemapEntry,
  siteRegion,
  siteSeo,
} from '../contract'

const filterList = z.object({ list: z.enum(filterLists), options: z.array(filterOption) })
const sitemap = z.object({ section: z.enum(dynamicSections), entries: z.array(sitemapEntry) })

/** Each node type with the schema of the contract that its fields come from. */
export const contentTypes = {
  ContentSiteRegion: { schema: siteRegion, perSite: false },
  ContentCompanyInfo: { schema: companyInfo, perSite: true },
  ContentGlobalConfigs: { schema: globalConfigs, perSite: true },
  ContentSeo: { schema: siteSeo, perSite: true },
  ContentForms: { schema: forms, perSite: true },
  ContentNavigation: { schema: navigation, perSite: true },
  ContentFilterList: { schema: filterList, perSite: true },
  ContentSitemap: { schema: sitemap, perSite: true },
  ContentShortlink: { schema: shortlink, perSite: true },
  ContentProductCategory: { schema: productCategory, perSite: true },
  ContentProduct: { schema: productDetail, perSite: true },
  ContentEntry: { schema: entry, perSite: true },
  ContentLocation: { schema: location, perSite: true },
} as const

export type ContentTypeName = keyof typeof contentTypes

/** The content that each site has exactly one of: node type by endpoint. */
export const singles = [
  ['companyInfo', 'ContentCompanyInfo'],
  ['globalConfigs', 'ContentGlobalConfigs'],
  ['seo', 'ContentSeo'],
  ['forms', 'ContentForms'],
  ['navigation', 'ContentNavigation'],
] as const satisfies readonly (readonly [string, ContentTypeName])[]

/** The node type of images; its fields are the plugin's own. */
export const IMAGE_TYPE = 'ContentImage'

export const nodeTypeNames: readonly string[] = [...Object.keys(contentTypes), IMAGE_TYPE]

/** A node before it is handed to Gatsby. */
export interface NodeDraft {
  readonly type: ContentTypeName | typeof IMAGE_TYPE
  /** Distinguishes it from all others of its type, the same in each build. */
  readonly key: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** The fields of a site's element: the contract's `id`, which Gatsby needs for itself, is `contentId`. */
export function siteFields(
  site: string,
  element: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return { site, ...contentFields(element) }
}

/** The fields of an element that the sites share. */
export function contentFields({
  id,
  ...fields
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return id === undefined ? fields : { contentId: id, ...fields }
}
