import { useEffect, useRef, useState } from 'react'

/** Requirements 9. */
const NEAR_PX = 600

/**
 * Tells when an element has come near the viewport, once and for all.
 *
 * @param from false starts as near already, without observing
 * @param distance what is near, in pixels
 * @returns a reference for the element and whether it is or has been near
 */
export function useNearViewport<T extends Element>(from = true, distance = NEAR_PX) {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(!from)

  useEffect(() => {
    const element = ref.current
    if (near || !element) return undefined
    // `scrollMargin` does for scrolling boxes (a gallery) what `rootMargin` does for the page; for the page they add up.
    const options: IntersectionObserverInit & { scrollMargin?: string } =
      'scrollMargin' in IntersectionObserver.prototype
        ? { scrollMargin: `${distance}px` }
        : { rootMargin: `${distance}px` }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true)
    }, options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, distance])

  return { ref, near }
}
