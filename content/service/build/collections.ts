import { siteHandles, type SiteHandle } from '../../../src/sites'
import type { Library } from '../files/library'
import type { ProblemList } from '../files/problem'
import type { SourceFile } from '../files/source-file'
import { entryFile, locationFile } from '../model/entry-schemas'
import {
  companyInfoFile,
  filterFile,
  formsFile,
  globalConfigsFile,
  glossaryFile,
  picturesFile,
  navigationFile,
  sectionsFile,
  shortlinksFile,
  sitesFile,
  siteSeoFile,
  synonymsFile,
} from '../model/global-schemas'
import { categoryFile, outlineFile, productFile } from '../model/product-schemas'
import { overlay } from '../model/plain'
import type { ContentVersionName } from '../model/publication'
import {
  isDefaults,
  collectionReader,
  type Item,
  type Collection,
  type CollectionReader,
} from './collection'

const inFolder = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/`)

/** A reader for each kind of file; the readers remember their results. */
const read = {
  products: collectionReader(productFile),
  outlines: collectionReader(outlineFile),
  categories: collectionReader(categoryFile),
  entries: collectionReader(entryFile),
  locations: collectionReader(locationFile),
  filters: collectionReader(filterFile),
  synonyms: collectionReader(synonymsFile),
  sites: collectionReader(sitesFile),
  glossary: collectionReader(glossaryFile),
  pictures: collectionReader(picturesFile),
  sections: collectionReader(sectionsFile),
  shortlinks: collectionReader(shortlinksFile),
  navigation: collectionReader(navigationFile),
  companyInfo: collectionReader(companyInfoFile),
  globalConfigs: collectionReader(globalConfigsFile),
  seo: collectionReader(siteSeoFile),
  forms: collectionReader(formsFile),
}

/** Reads all files of a content version into collections, one per kind of file. */
export function readCollections(
  library: Library,
  contentVersion: ContentVersionName,
  problems: ProblemList,
) {
  const { files } = library
  const folder = <Data>(name: string, reader: CollectionReader<Data>) => {
    const own = files.filter(inFolder(name))
    const defaults = own
      .filter(isDefaults)
      .reduce<unknown>((all, file) => overlay(all, file.data), {})
    const content = own.filter((file) => !isDefaults(file))
    return reader(content, { contentVersion, defaults }, problems)
  }
  const single = <Data>(ref: string, reader: CollectionReader<Data>) =>
    reader(
      files.filter((file) => file.ref === ref),
      { contentVersion },
      problems,
    )
  return {
    products: folder('products', read.products),
    outlines: folder('outlines', read.outlines),
    categories: folder('categories', read.categories),
    entries: folder('entries', read.entries),
    locations: folder('locations', read.locations),
    filters: folder('filters', read.filters),
    synonyms: folder('synonyms', read.synonyms),
    sites: single('sites', read.sites),
    glossary: single('glossary', read.glossary),
    pictures: single('pictures', read.pictures),
    sections: single('sections', read.sections),
    shortlinks: single('shortlinks', read.shortlinks),
    navigation: single('navigation', read.navigation),
    companyInfo: single('globals/companyInfo', read.companyInfo),
    globalConfigs: single('globals/globalConfigs', read.globalConfigs),
    seo: single('globals/seo', read.seo),
    forms: single('globals/forms', read.forms),
  }
}
export type Collections = ReturnType<typeof readCollections>

/** The items of a collection in one site. */
export const itemsIn = <Data>(
  collection: Collection<Data>,
  site: SiteHandle,
): readonly Item<Data>[] => [...(collection.get(site)?.values() ?? [])]

/** A site's version of one file, if it has one. */
export const itemIn = <Data>(collection: Collection<Data>, site: SiteHandle, ref: string) =>
  collection.get(site)?.get(ref) ?? null

/** The only item of a collection with a single file, such as the glossary. */
export const onlyItem = <Data>(collection: Collection<Data>, site: SiteHandle) =>
  itemsIn(collection, site)[0] ?? null

/** A collection without the files that turned out to be wrong. */
export const without = <Data>(
  collection: Collection<Data>,
  refs: ReadonlySet<string>,
): Collection<Data> =>
  new Map(
    siteHandles.map((site) => [
      site,
      new Map([...(collection.get(site) ?? [])].filter(([ref]) => !refs.has(ref))),
    ]),
  )
