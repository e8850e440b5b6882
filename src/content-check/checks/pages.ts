import { match } from '../../routes'
import type { PageElement, Pages } from '../elements'
import { type Finding, violation } from '../finding'

const nameOf = ({ title, address }: PageElement) => `"${title}" (${address})`

/**
 * Each element has an address that fits its route. No fixed page and no other element has the same
 * address.
 */
export function checkPages({ elements, forms }: Pages): Finding[] {
  const holders = new Map<string, PageElement>()
  return [...elements, ...forms].flatMap((element) => {
    const { route, pagePath, section, slug } = element
    // The check of entries reports an entry in a section without a route.
    if (route === null) return []
    if (pagePath === null) {
      const expected = `a slug that fits the addresses of the section ${section}`
      return [violation(element, 'slug', expected, JSON.stringify(slug))]
    }
    const meant = match(pagePath)?.route
    if (meant !== undefined && meant !== route) {
      const got = `${pagePath}, which is the address of the page ${meant}`
      return [violation(element, 'slug', 'an address of its own', got)]
    }
    const holder = holders.get(pagePath)
    holders.set(pagePath, holder ?? element)
    return holder === undefined
      ? []
      : [
          violation(
            element,
            'slug',
            `an address of its own`,
            `${pagePath}, which is ${nameOf(holder)} too`,
          ),
        ]
  })
}
