/**
 * After this time without scrolling, in milliseconds, the visitor counts as looking at the screen.
 */
const STILL_MS = 500

const isInView = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/**
 * Hands out the links of a page's content that a visitor looks at: those on the screen after half a
 * second without scrolling.
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
