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
  navigationFile,
  sectionsFile,
  shortlinksFile,
  sitesFile,
  siteSeoFile,
  synonymsFile,
} from '../model/global-schemas'
import { categoryFile, productFile } from '../model/product-schemas'
import { overlay } from '../model/plain'
import type { EditionName } from '../model/publication'
import { isDefaults, shelfReader, type Item, type Shelf, type ShelfReader } from './shelf'

const inFolder = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/`)

/** A reader for each kind of file; the readers remember their results. */
const read = {
  products: shelfReader(productFile),
  categories: shelfReader(categoryFile),
  entries: shelfReader(entryFile),
  locations: shelfReader(locationFile),
  filters: shelfReader(filterFile),
  synonyms: shelfReader(synonymsFile),
  sites: shelfReader(sitesFile),
  glossary: shelfReader(glossaryFile),
  sections: shelfReader(sectionsFile),
  shortlinks: shelfReader(shortlinksFile),
  navigation: shelfReader(navigationFile),
  companyInfo: shelfReader(companyInfoFile),
  globalConfigs: shelfReader(globalConfigsFile),
  seo: shelfReader(siteSeoFile),
  forms: shelfReader(formsFile),
}

/** Reads all files of a content version into collections, one per kind of file. */
export function readShelves(library: Library, edition: EditionName, problems: ProblemList) {
  const { files } = library
  const folder = <Data>(name: string, reader: ShelfReader<Data>) => {
    const own = files.filter(inFolder(name))
    const defaults = own
      .filter(isDefaults)
      .reduce<unknown>((all, file) => overlay(all, file.data), {})
    const content = own.filter((file) => !isDefaults(file))
    return reader(content, { edition, defaults }, problems)
  }
  const single = <Data>(ref: string, reader: ShelfReader<Data>) =>
    reader(
      files.filter((file) => file.ref === ref),
      { edition },
      problems,
    )
  return {
    products: folder('products', read.products),
    categories: folder('categories', read.categories),
    entries: folder('entries', read.entries),
    locations: folder('locations', read.locations),
    filters: folder('filters', read.filters),
    synonyms: folder('synonyms', read.synonyms),
    sites: single('sites', read.sites),
    glossary: single('glossary', read.glossary),
    sections: single('sections', read.sections),
    shortlinks: single('shortlinks', read.shortlinks),
    navigation: single('navigation', read.navigation),
    companyInfo: single('globals/companyInfo', read.companyInfo),
    globalConfigs: single('globals/globalConfigs', read.globalConfigs),
    seo: single('globals/seo', read.seo),
    forms: single('globals/forms', read.forms),
  }
}
export type Shelves = ReturnType<typeof readShelves>

/** The items of a collection in one site. */
export const itemsIn = <Data>(shelf: Shelf<Data>, site: SiteHandle): readonly Item<Data>[] => [
  ...(shelf.get(site)?.values() ?? []),
]

/** A site's version of one file, if it has one. */
export const itemIn = <Data>(shelf: Shelf<Data>, site: SiteHandle, ref: string) =>
  shelf.get(site)?.get(ref) ?? null

/** The only item of a collection with a single file, such as the glossary. */
export const onlyItem = <Data>(shelf: Shelf<Data>, site: SiteHandle) =>
  itemsIn(shelf, site)[0] ?? null

/** A collection without the files that turned out to be wrong. */
export const without = <Data>(shelf: Shelf<Data>, refs: ReadonlySet<string>): Shelf<Data> =>
  new Map(
    siteHandles.map((site) => [
      site,
      new Map([...(shelf.get(site) ?? [])].filter(([ref]) => !refs.has(ref))),
    ]),
  )
