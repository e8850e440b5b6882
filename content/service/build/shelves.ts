import type { z } from 'zod'
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
import { isDefaults, readShelf, type Item, type Shelf } from './shelf'

const inFolder = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/`)

/** Reads all files of an edition into shelves, one per kind of file. */
export function readShelves(library: Library, edition: EditionName, problems: ProblemList) {
  const { files } = library
  const folder = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const own = files.filter(inFolder(name))
    const defaults = own
      .filter(isDefaults)
      .reduce<unknown>((all, file) => overlay(all, file.data), {})
    const content = own.filter((file) => !isDefaults(file))
    return readShelf(content, { schema, edition, problems, defaults })
  }
  const single = <Schema extends z.ZodType>(ref: string, schema: Schema) =>
    readShelf(
      files.filter((file) => file.ref === ref),
      { schema, edition, problems },
    )
  return {
    products: folder('products', productFile),
    categories: folder('categories', categoryFile),
    entries: folder('entries', entryFile),
    locations: folder('locations', locationFile),
    filters: folder('filters', filterFile),
    synonyms: folder('synonyms', synonymsFile),
    sites: single('sites', sitesFile),
    glossary: single('glossary', glossaryFile),
    sections: single('sections', sectionsFile),
    shortlinks: single('shortlinks', shortlinksFile),
    navigation: single('navigation', navigationFile),
    companyInfo: single('globals/companyInfo', companyInfoFile),
    globalConfigs: single('globals/globalConfigs', globalConfigsFile),
    seo: single('globals/seo', siteSeoFile),
    forms: single('globals/forms', formsFile),
  }
}
export type Shelves = ReturnType<typeof readShelves>

/** The items of a shelf in one site. */
export const itemsIn = <Data>(shelf: Shelf<Data>, site: SiteHandle): readonly Item<Data>[] => [
  ...(shelf.get(site)?.values() ?? []),
]

/** A site's version of one file, if it has one. */
export const itemIn = <Data>(shelf: Shelf<Data>, site: SiteHandle, ref: string) =>
  shelf.get(site)?.get(ref) ?? null

/** The only item of a shelf that is one file, such as the glossary. */
export const onlyItem = <Data>(shelf: Shelf<Data>, site: SiteHandle) =>
  itemsIn(shelf, site)[0] ?? null

/** A shelf without the files that proved wrong. */
export const without = <Data>(shelf: Shelf<Data>, refs: ReadonlySet<string>): Shelf<Data> =>
  new Map(
    siteHandles.map((site) => [
      site,
      new Map([...(shelf.get(site) ?? [])].filter(([ref]) => !refs.has(ref))),
    ]),
  )
