import { useEffect, useRef, useState } from 'react'

/**
 * Tells when an element has come within 600 px of the viewport (requirements 9), once and for all.
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
    // `scrollMargin` does for scrolling boxes (a gallery) what `rootMargin` does for the page; for the page they add up.
    const options: IntersectionObserverInit & { scrollMargin?: string } =
      'scrollMargin' in IntersectionObserver.prototype
        ? { scrollMargin: '600px' }
        : { rootMargin: '600px' }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true)
    }, options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])

  return { ref, near }
}
