import { isValidElement, type ReactNode } from 'react'

/** The key of the component that writes the page's path as an inline script. */
const PAGE_PATH = 'script-loader'

const isPagePath = (component: ReactNode) =>
  isValidElement(component) && component.key === PAGE_PATH

/**
 * The parts after a page's body without the inline script that differs from page to page. The
 * security policy would need one more script per page (docs/gatsby.md, static rendering).
 *
 * @throws when a published page has no such script
 */
export function withoutPagePath(components: readonly ReactNode[]): ReactNode[] {
  if (!components.some(isPagePath) && process.env.NODE_ENV === 'production') {
    throw new Error(`Gatsby writes no ${PAGE_PATH}: see "static rendering" in docs/gatsby.md.`)
  }
  return components.filter((component) => !isPagePath(component))
}
