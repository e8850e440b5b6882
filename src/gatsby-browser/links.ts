import { navigate } from 'gatsby'
import { isPage, LOADS_WHOLE_PAGE } from '../ui/controls/link'
import { opensElsewhere } from '../ui/controls/opens-elsewhere'
import { watchLinksInView } from './links-in-view'
import { gatsbyLoader } from './loader'

/** The address of the page of this site that an element links to, as written in the link. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!link || link.hasAttribute(LOADS_WHOLE_PAGE) || link.hasAttribute('download')) return null
  const frame = link.getAttribute('target')
  const href = link.getAttribute('href') ?? ''
  return (frame === null || frame === '_self') && isPage(href) ? href : null
}

/** The address of the last link that was followed. */
let followed = ''

/**
 * An address with the fragment of the link that the visitor followed. Gatsby does not pass
 * fragments to the loader.
 */
export const withFragment = (address: string): string =>
  followed.split('#')[0] === address ? followed : address

const here = () => window.location.pathname + window.location.search + window.location.hash

/**
 * Fetches ahead everything that a page needs, unless the visitor saves data or has a slow
 * connection.
 */
const prefetch = (target: EventTarget | null): void => {
  const page = pageOf(target)
  // A page that fails now would count as lost when the connection is back.
  if (page && navigator.onLine) gatsbyLoader().enqueue(page)
}

const follow = (event: MouseEvent): void => {
  if (event.defaultPrevented || opensElsewhere(event)) return
  const page = pageOf(event.target)
  if (page === null) return
  event.preventDefault()
  followed = page
  // As in a browser, a link to the present address adds no step to go back to.
  navigate(page, { replace: page === here() })
}

/**
 * Follows links in HTML that is not hydrated, where no component handles clicks: React stops all of
 * them.
 */
const followStatic = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('[data-static]')) follow(event)
}

/**
 * Client-side navigation for every link to a page of the site, also in HTML that is not hydrated.
 * One listener serves all links, so no link needs a component. The linked page is fetched ahead
 * when the pointer, a finger or the focus reaches the link, or when the link is in view. The loader
 * skips that on 2g and for visitors who save data (requirements 9).
 */
export function followLinks(): void {
  const prefetchTarget = ({ target }: Event) => prefetch(target)
  document.addEventListener('click', followStatic, { capture: true })
  document.addEventListener('click', follow)
  document.addEventListener('pointerover', prefetchTarget, { passive: true, capture: true })
  document.addEventListener('focusin', prefetchTarget, { capture: true })
  watchLinksInView(prefetch)
}
