import type { EndpointName } from '../contract'
import { definitionOf, parametersOf, routeNames } from './path'
import { entrySections, locatorSections, pageSections, sectionListedOn } from './sections'

/**
 * The fixed pages that every site needs, because other pages depend on them: `home` above all, and
 * `products` above categories and products. A site may lack any other.
 */
export const requiredPages: readonly string[] = ['home', 'products']

/**
 * The fixed page that shows a section's entries (`listing`) or places (`locator`), or `null` if
 * there is none.
 */
function pageShowing(call: 'listing' | 'locator', section: string): string | null {
  if (call === 'locator') return locatorSections.find((name) => name === section) ?? null
  if (!entrySections().includes(section)) return null
  const route = routeNames.find(
    (name) => parametersOf(name).length === 0 && sectionListedOn(name) === section,
  )
  if (!route) return null
  return definitionOf(route).sections.find((name) => pageSections().includes(name)) ?? null
}

/**
 * Whether content is incomplete when the service answers that something does not exist (404, 410).
 * Builds and `content:check` share this one list of required and optional content.
 *
 * - Globals, navigation, filter lists and the parts of the sitemap are required.
 * - So are the fixed pages of {@link requiredPages}.
 * - The list of a section is required where the site has the page that shows it; it may be empty.
 * - Items that a list names are required.
 * - Lists of events by date, the list of short links, each short link, and the list of changes are
 *   not.
 *
 * @param parameters of the call
 * @param pages the handles of the fixed pages that the site has
 */
export function isRequired(
  call: EndpointName,
  parameters: Readonly<Record<string, string>>,
  pages: ReadonlySet<string> = new Set(),
): boolean {
  switch (call) {
    case 'page':
      return requiredPages.includes(parameters.page ?? '')
    case 'listing':
    case 'locator': {
      const page = pageShowing(call, parameters.section ?? '')
      return page !== null && pages.has(page)
    }
    case 'upcoming':
    case 'onRequest':
    case 'past':
    case 'changes':
    case 'shortlink':
      return false
    default:
      return true
  }
}
