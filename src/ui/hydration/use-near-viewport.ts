import { useEffect, useRef, useState } from 'react'

/** Requirements 9: what lies within 600 px of the viewport is loaded. */
export const NEAR_MARGIN_PX = 600

/**
 * Tells when an element has come near the viewport, once and for all. Where the browser cannot
 * observe, everything is near.
 *
 * @param from false starts as near already, without observing
 * @returns a reference for the element and whether it is or has been near
 */
export function useNearViewport<T extends Element>(from = true) {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(!from)

  useEffect(() => {
    const element = ref.current
    if (near || !element) return undefined
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    // `scrollMargin` does for scrolling boxes (a gallery) what `rootMargin` does for the page.
    const options: IntersectionObserverInit & { scrollMargin: string } = {
      rootMargin: `${NEAR_MARGIN_PX}px`,
      scrollMargin: `${NEAR_MARGIN_PX}px`,
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true)
    }, options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])

  return { ref, near }
}
