import { filterLists, type Entry, type FilterListName, type Location } from '../../../src/contract'
import { sites } from '../../../src/sites'
import type { EntryFile, LocationFile } from '../model/entry-schemas'
import { buildBlock } from './blocks'
import { oneOf, reject, within, type BuildContext, type Field } from './context'
import { sizeOrWords } from './figures'
import { optionIds } from './filters'
import { buildDocument, documentUrl } from './documents'
import { buildImage, buildMedia } from './image'
import { buildActions, buildSeo, entryPlace, translationsOf } from './references'
import { idOf, type Item } from './collection'

/** An entry with facts that only this service needs. */
export interface BuiltEntry {
  readonly entry: Entry
  readonly onRequest: boolean
  /** A fixed page is found by its section and not by its slug. */
  readonly isFixed: boolean
}

const isList = (name: string): name is FilterListName => filterLists.some((list) => list === name)

/** Ids of options that are named with their list: `pressCategories/fairs`. */
const categoryIds = (field: Field, names: readonly string[]): { id: string }[] =>
  names.flatMap((name, index) => {
    const [list = '', key = ''] = name.split('/')
    const own = within(field, index)
    if (isList(list)) return optionIds(own, list, [key])
    reject(own, `a list and an option, with the list ${oneOf(filterLists)}`, name)
    return []
  })

/** An entry: a fixed page, or one of a section. */
export function buildEntry(context: BuildContext, item: Item<EntryFile>): BuiltEntry {
  const { data } = item
  const field: Field = { context, item, path: [] }
  const { section, slug, isFixed } = entryPlace(item)
  const { language } = sites[context.site]
  const written = documentUrl(context.site, section, slug ?? section)
  return {
    onRequest: data.onRequest,
    isFixed,
    entry: {
      id: data.id ?? idOf(item.ref),
      section,
      type: data.type ?? null,
      title: data.title,
      slug,
      preTitle: data.preTitle ?? null,
      abstract: data.abstract ?? null,
      image: buildImage(within(field, 'image'), data.image, data.title),
      date: data.date ?? null,
      endDate: data.endDate ?? null,
      place: data.place ?? null,
      country: data.country ?? null,
      deadline: data.deadline ?? null,
      status: data.state ?? null,
      categories: categoryIds(within(field, 'categories'), data.categories),
      document: data.document ? buildDocument(data.document, written, language) : null,
      externalUrl: data.externalUrl ?? null,
      translations: translationsOf(context.collections, item.ref),
      body: data.body ?? null,
      blocks: data.blocks.map((block, index) =>
        buildBlock(within(field, 'blocks', index), block, { title: data.title, document: written }),
      ),
      facts: data.facts.map(({ label, value }) => ({ label, value: sizeOrWords(field, value) })),
      actions: buildActions(within(field, 'actions'), data.actions),
      gallery: data.gallery.flatMap((media, index) =>
        buildMedia(within(field, 'gallery', index), media, data.title),
      ),
      documents: data.documents.map((document) => buildDocument(document, written, language)),
      guard: data.guard ?? null,
      seo: buildSeo(within(field, 'seo'), data.seo),
      dateUpdated: data.dateUpdated ?? null,
    },
  }
}

/** A place as the service sends it; the website makes its numbers dialable. */
export interface SentLocation extends Omit<Location, 'phones'> {
  readonly phones: readonly Pick<Location['phones'][number], 'number'>[]
}

/** A place of the locator. */
export function buildLocation(context: BuildContext, item: Item<LocationFile>): SentLocation {
  const { data } = item
  const field: Field = { context, item, path: [] }
  return {
    id: data.id ?? idOf(item.ref),
    title: data.title,
    type: data.type ?? null,
    country: data.country,
    town: data.town,
    postalCode: data.postalCode ?? null,
    street: data.street ?? null,
    longitude: data.longitude,
    latitude: data.latitude,
    phones: data.phones.map((number) => ({ number })),
    emails: data.emails.map((email) => ({ email })),
    services: optionIds(within(field, 'services'), 'branchServicesCategories', data.services),
    areas: optionIds(within(field, 'areas'), 'geographicAreaCategories', data.areas),
    googleMapsDirections: data.googleMapsDirections ?? null,
    openingHours: data.openingHours,
    onCallHours: data.onCallHours,
    timeZone: data.timeZone ?? null,
  }
}
