const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

const all = <T extends Element>(element: Element, selector: string) => [
  ...element.querySelectorAll<T>(selector),
]

/**
 * Keeps how a visitor has left an element whose content is about to be rendered again: what has the focus,
 * which disclosures the browser has opened or closed, and the early clicks.
 *
 * @returns hands it over to the content that was rendered in place of it, in which all of that stands in
 *   the same order
 */
export function handOver(element: Element): (rendered: Element) => void {
  const focusables = all<HTMLElement>(element, FOCUSABLE)
  const focused = focusables.findIndex((each) => each === document.activeElement)
  const open = all<HTMLDetailsElement>(element, 'details').map((details) => details.open)
  const { earlyClicks } = window
  const clicked = focusables.flatMap((each, index) => (earlyClicks?.delete(each) ? [index] : []))

  return (rendered) => {
    const heirs = all<HTMLElement>(rendered, FOCUSABLE)
    if (document.activeElement === document.body) heirs[focused]?.focus({ preventScroll: true })
    for (const index of clicked) heirs[index]?.click()
    all<HTMLDetailsElement>(rendered, 'details').forEach((details, index) => {
      const wasOpen = open[index]
      if (wasOpen !== undefined && details.open !== wasOpen) {
        details.querySelector('summary')?.click()
      }
    })
  }
}
