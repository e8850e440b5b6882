import { useEffect } from 'react'

/**
 * Marks the links of header and footer that lead to the page that is shown. They are slices, rendered
 * for all pages at once, so they cannot know it themselves.
 */
export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'header a[href], footer a[href]',
  )) {
    if (link.getAttribute('aria-current') === 'true') continue
    if (link.getAttribute('href') === window.location.pathname) {
      link.setAttribute('aria-current', 'page')
    } else link.removeAttribute('aria-current')
  }
}

/** @param path the address of the page */
export function useCurrentLinks(path: string): void {
  useEffect(markCurrentLinks, [path])
}
