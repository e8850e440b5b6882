import type { SiteRegion } from '../../../src/contract'
import { isObject } from '../../../src/contract/is-object'
import { siteHandles, WORLDWIDE, type SiteHandle } from '../../../src/sites'
import type { Library } from '../files/library'
import type { ProblemList } from '../files/problem'
import { fieldProblem } from '../files/source-file'
import type { ContentVersionName } from '../model/publication'
import type { BuildContext } from './context'
import { findDuplicates } from './duplicates'
import { buildSite, type SiteContent } from './site'
import { onlyItem, readCollections, without, type Collections } from './collections'

/** All sites as the public or the holder of a preview token sees them. */
export interface ContentVersion {
  readonly regions: readonly SiteRegion[]
  readonly sites: ReadonlyMap<SiteHandle, SiteContent>
}

const dropFiles = (collections: Collections, refs: ReadonlySet<string>): Collections => ({
  ...collections,
  products: without(collections.products, refs),
  categories: without(collections.categories, refs),
  entries: without(collections.entries, refs),
  locations: without(collections.locations, refs),
  filters: without(collections.filters, refs),
  synonyms: without(collections.synonyms, refs),
  shortlinks: without(collections.shortlinks, refs),
  navigation: without(collections.navigation, refs),
  companyInfo: without(collections.companyInfo, refs),
  globalConfigs: without(collections.globalConfigs, refs),
  seo: without(collections.seo, refs),
  forms: without(collections.forms, refs),
})

const productCodes = (library: Library): ReadonlySet<string> =>
  new Set(
    library.files
      .filter((file) => file.path.startsWith('products/'))
      .flatMap(({ data }) => (isObject(data) && typeof data.code === 'string' ? [data.code] : [])),
  )

/** Builds all sites once and names the files that turn out to be wrong. */
const attempt = (library: Library, collections: Collections, problems: ProblemList) => {
  const failed = new Set<string>()
  const report: BuildContext['report'] = (item, path, expected, got, severity = 'error') => {
    problems.add(fieldProblem(item.file, path, expected, got, severity))
    if (severity === 'error') failed.add(item.ref)
  }
  const common = {
    collections,
    media: library.media,
    knownRefs: new Set(library.files.map((file) => file.ref)),
    knownCodes: productCodes(library),
    report,
  }
  const sites = new Map(siteHandles.map((site) => [site, buildSite({ ...common, site })]))
  return { sites, failed }
}

/**
 * Builds a content version. A file that is left out changes the possible references of others. The sites are
 * therefore built again until every remaining file is correct.
 */
export function buildContentVersion(
  library: Library,
  name: ContentVersionName,
  problems: ProblemList,
): ContentVersion {
  let collections = readCollections(library, name, problems)
  collections = dropFiles(collections, findDuplicates(collections, problems))
  for (;;) {
    const { sites, failed } = attempt(library, collections, problems)
    if (failed.size === 0) {
      return { regions: onlyItem(collections.sites, WORLDWIDE)?.data.regions ?? [], sites }
    }
    collections = dropFiles(collections, failed)
  }
}
