import { definitionOf, eventSections, routeNames, routeOf } from '../routes'

/** The names that a check requests; they follow from the route table. */
export interface ContentModel {
  /** Handles of fixed pages, for `entries/{page}`. */
  readonly pages: readonly string[]
  /** Sections that may have a listing. */
  readonly sections: readonly string[]
  /** Sections whose entries are events, with upcoming, on request and past lists. */
  readonly eventSections: readonly string[]
  /** Sections that may have places. */
  readonly locatorSections: readonly string[]
}

/** Calls of their own answer these, and not listings: products, categories and short links. */
const NOT_LISTED = new Set(['products-category', 'products-category-slug', 'discover'])
/** Pages that the site makes by itself; content may add to them but need not. */
const OWN_PAGES = new Set(['preview', 'search', 'notFound'])

const unique = (names: readonly string[]) => [...new Set(names)].sort()

/** The names that the site's own route table knows. */
export const siteModel: ContentModel = {
  pages: unique(routeNames.flatMap((name) => [...definitionOf(name).sections])).filter(
    (section) => routeOf({ section, slug: null }) !== null,
  ),
  sections: unique(
    routeNames
      .filter((name) => !NOT_LISTED.has(name))
      .flatMap((name) => [...definitionOf(name).sections]),
  ),
  eventSections: eventSections.map(({ section }) => section),
  locatorSections: unique(
    routeNames
      .filter((name) => name.startsWith('contacts-') || name === 'about-worldwide')
      .flatMap((name) => [...definitionOf(name).sections]),
  ),
}

/** Whether the site shows a fixed page only where content has it: then a gap is worth a warning. */
export const isContentPage = (handle: string): boolean => !OWN_PAGES.has(handle)
