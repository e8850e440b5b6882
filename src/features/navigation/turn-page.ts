/** Gatsby's live region, by which screen readers learn of a step to another page. */
const ANNOUNCER = 'gatsby-announcer'

/**
 * What a step to another page needs besides the page. Gatsby announces it with English words around
 * its title: the title alone is right in every language, and a step within the page needs none. What
 * the server told search engines is true of the first page only.
 *
 * @param isOtherPage whether the path has changed, and not only query or hash
 */
export function turnPage(isOtherPage: boolean): void {
  if (isOtherPage) document.querySelector('script[type="application/ld+json"]')?.remove()
  // Gatsby writes its announcement in the same frame, just before.
  requestAnimationFrame(() => {
    const announcer = document.getElementById(ANNOUNCER)
    const title = document.querySelector('h1')?.textContent ?? document.title
    if (announcer) announcer.textContent = isOtherPage ? title : ''
  })
}
