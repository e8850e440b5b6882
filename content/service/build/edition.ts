import type { SiteRegion } from '../../../src/contract'
import { isObject } from '../../../src/contract/is-object'
import { siteHandles, WORLDWIDE, type SiteHandle } from '../../../src/sites'
import type { Library } from '../files/library'
import type { ProblemList } from '../files/problem'
import { fieldProblem } from '../files/source-file'
import type { EditionName } from '../model/publication'
import type { BuildContext } from './context'
import { findDuplicates } from './duplicates'
import { buildSite, type SiteContent } from './site'
import { onlyItem, readShelves, without, type Shelves } from './shelves'

/** All sites as the public or the holder of a preview token sees them. */
export interface Edition {
  readonly regions: readonly SiteRegion[]
  readonly sites: ReadonlyMap<SiteHandle, SiteContent>
}

const dropFiles = (shelves: Shelves, refs: ReadonlySet<string>): Shelves => ({
  ...shelves,
  products: without(shelves.products, refs),
  categories: without(shelves.categories, refs),
  entries: without(shelves.entries, refs),
  locations: without(shelves.locations, refs),
  filters: without(shelves.filters, refs),
  synonyms: without(shelves.synonyms, refs),
  shortlinks: without(shelves.shortlinks, refs),
  navigation: without(shelves.navigation, refs),
  companyInfo: without(shelves.companyInfo, refs),
  globalConfigs: without(shelves.globalConfigs, refs),
  seo: without(shelves.seo, refs),
  forms: without(shelves.forms, refs),
})

const productCodes = (library: Library): ReadonlySet<string> =>
  new Set(
    library.files
      .filter((file) => file.path.startsWith('products/'))
      .flatMap(({ data }) => (isObject(data) && typeof data.code === 'string' ? [data.code] : [])),
  )

/** Builds all sites once and names the files that turn out to be wrong. */
const attempt = (library: Library, shelves: Shelves, problems: ProblemList) => {
  const failed = new Set<string>()
  const report: BuildContext['report'] = (item, path, expected, got, severity = 'error') => {
    problems.add(fieldProblem(item.file, path, expected, got, severity))
    if (severity === 'error') failed.add(item.ref)
  }
  const common = {
    shelves,
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
export function buildEdition(library: Library, name: EditionName, problems: ProblemList): Edition {
  let shelves = readShelves(library, name, problems)
  shelves = dropFiles(shelves, findDuplicates(shelves, problems))
  for (;;) {
    const { sites, failed } = attempt(library, shelves, problems)
    if (failed.size === 0) {
      return { regions: onlyItem(shelves.sites, WORLDWIDE)?.data.regions ?? [], sites }
    }
    shelves = dropFiles(shelves, failed)
  }
}
