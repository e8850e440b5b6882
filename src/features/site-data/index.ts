export {
  fetchSiteData,
  forgetSiteData,
  siteDataPath,
  type FilterCategory,
  type MenuFilters,
  type SiteData,
  type SiteDataName,
} from './site-data'
export { useSiteData, type Loading } from './use-site-data'
