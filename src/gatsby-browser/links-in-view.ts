/** How long a visitor has been still, in milliseconds, when what is on the screen counts as looked at. */
const STILL_MS = 500

const isInView = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/**
 * Hands out the links of a page's content that a visitor looks at: those that are on the screen when they have
 * scrolled and been still for half a second.
 */
export function watchLinksInView(lookedAt: (link: Element) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    for (const link of document.querySelectorAll('main a[href]')) if (isInView(link)) lookedAt(link)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, STILL_MS)
  }
  addEventListener('scroll', wait, { passive: true })
}
