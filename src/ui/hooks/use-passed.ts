import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a visitor has scrolled past an element, so that it is above the window. An element that
 * is not displayed counts as passed. The window counts as endless below. Otherwise a jump from
 * above the element to below it would be no change.
 */
export function usePassed(ref: RefObject<Element>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setPassed(entries[entries.length - 1]?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isPassed
}
