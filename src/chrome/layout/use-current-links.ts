import { useEffect } from 'react'

/**
 * Marks the links of header and footer to the current page. Header and footer are slices, rendered
 * for all pages at once, so they do not know the page.
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
