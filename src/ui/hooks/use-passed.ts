import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a visitor has scrolled past an element, which then is above the window; what is not displayed counts as
 * passed. The window is taken for endless below, else a jump from above the element to below it would be no change.
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
