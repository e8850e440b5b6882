export {
  siteDataPath,
  type FilterCategory,
  type MenuFilters,
  type SiteData,
  type SiteDataName,
} from './site-data'
export { useSiteData } from './use-site-data'
