import { reportMissing } from './loader'

/** Gatsby's live region: it tells screen readers about a step to another page. */
const ANNOUNCER = 'gatsby-announcer'

/** The structured data of the server describe the first page only. */
export const removeStructuredData = (): void =>
  document.querySelector('script[type="application/ld+json"]')?.remove()

/**
 * Announces a step to another page by the page's title alone, and a step within a page not at all
 * (docs/gatsby.md, navigation). Gatsby would add English words to the title in every language.
 *
 * @param isOtherPage whether the path has changed, and not only query or hash
 */
export function announce(isOtherPage: boolean): void {
  // Gatsby writes its announcement in the same frame, just before.
  requestAnimationFrame(() => {
    const announcer = document.getElementById(ANNOUNCER)
    if (!announcer) return reportMissing(`#${ANNOUNCER}`, 'announcements')
    const title = document.querySelector('h1')?.textContent ?? document.title
    announcer.textContent = isOtherPage ? title : ''
  })
}
