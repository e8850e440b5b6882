export {
  fetchOnce,
  fetchSiteData,
  forgetSiteData,
  siteDataPath,
  type FilterCategory,
  type MenuFilters,
  type PageTitles,
  type SiteData,
  type SiteDataName,
} from './site-data'
export { useSiteData, type Loading } from './use-site-data'
