import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LibraryReader } from '../../content/service/files/library'
import type { SourceFile } from '../../content/service/files/source-file'
import { localise } from '../../content/service/model/localise'
import { overlay } from '../../content/service/model/plain'
import { publication } from '../../content/service/model/publication'
import { isObject } from '../../src/contract/is-object'
import { siteHandles, sites, textsFor, type SiteHandle, type LocalizedTexts } from '../../src/sites'

/** A text that visitors of a site read. */
export interface SiteText {
  readonly site: SiteHandle
  /** Where it is written: `entries/faq.yaml:216`. */
  readonly at: string
  readonly text: string
}

/** Fields that name something for a machine. */
const NAMES = new Set(
  `code slug page url file files poster type section sites status date endDate deadline dateUpdated
   dateIntroduced country id key image logo icon iframe email phones vat address materials typologies
   industries processes category categories relatedProducts products entries services areas
   businessUnits focus anchor guard handle action`.split(/\s+/),
)

/** Fields with numbers that the service writes for each site, with their units. */
const FIGURES = new Set(['figures', 'technicalData'])

type Place = readonly (string | number)[]

const isName = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))

/** All strings below a value by their place, without strings that are no words. */
const stringsIn = (value: unknown, place: Place = []): (readonly [Place, string])[] => {
  if (typeof value === 'string') return [[place, value]]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => stringsIn(item, [...place, index]))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const isFigures = FIGURES.has(key) && isObject(item)
    return isFigures || (NAMES.has(key) && isName(item)) ? [] : stringsIn(item, [...place, key])
  })
}

/** The paragraphs of a text, without tags. */
const paragraphs = (text: string): string[] =>
  text
    .split(/<\/(?:p|li|h\d)>/)
    .map((part) => part.replace(/<[^>]*>/g, ''))
    .filter(Boolean)

const unreported = () => undefined

const textsOfFile = (file: SourceFile): SiteText[] => {
  if (!isObject(file.data)) return []
  return publication.parse(file.data).sites.flatMap((site) =>
    stringsIn(localise(file.data, site, [], unreported)).flatMap(([place, text]) =>
      paragraphs(text).map((paragraph) => ({
        site,
        at: `${file.path}:${file.lineOf(place)}`,
        text: paragraph,
      })),
    ),
  )
}

/**
 * The texts of a company's files, as the content service typesets them for the sites, including drafts.
 * Synonyms are left out: visitors type them, but no page shows them.
 */
export async function contentTexts(directory: string): Promise<SiteText[]> {
  const { files } = await new LibraryReader(directory).read()
  return files.filter(({ path: name }) => !name.startsWith('synonyms/')).flatMap(textsOfFile)
}

/** All strings of interface texts by their place: none of their keys is for machines only. */
const interfaceStrings = (value: unknown, place: Place = []): (readonly [Place, string])[] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value ?? {}).flatMap(([key, item]) => interfaceStrings(item, [...place, key]))

const jsonOf = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** The interface texts of all sites: the texts of the language, with the site's own texts over them. */
export function messageTexts(directory: string): SiteText[] {
  const areas = readdirSync(directory, { withFileTypes: true }).filter((each) => each.isDirectory())
  return ['', ...areas.map(({ name }) => name)].flatMap((area) =>
    siteHandles.flatMap((site) => {
      const [language, own] = [sites[site].language, site].map((name) =>
        jsonOf(path.join(directory, area, `${name}.json`)),
      )
      return interfaceStrings(overlay(language, own)).map(([place, text]) => ({
        site,
        at: path.join('messages', area, `${sites[site].language}.json`) + ` ${place.join('.')}`,
        text,
      }))
    }),
  )
}

/** The interface texts of a module, in the words of each site. */
export const moduleTexts = (
  modules: Readonly<Record<string, LocalizedTexts<unknown>>>,
): SiteText[] =>
  Object.entries(modules).flatMap(([name, texts]) =>
    siteHandles.flatMap((site) =>
      interfaceStrings(textsFor(texts, site)).map(([place, text]) => ({
        site,
        at: [name, ...place].join(' '),
        text,
      })),
    ),
  )
