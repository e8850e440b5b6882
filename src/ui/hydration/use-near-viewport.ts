import { useEffect, useRef, useState } from 'react'

/**
 * Tells once that an element has come within 600 px of the viewport (requirements 9).
 *
 * @returns ends it
 */
export function onceNear(element: Element, run: () => void): () => void {
  // `scrollMargin` does for scrolling boxes (a gallery) what `rootMargin` does for the page; for the page they add up.
  const options: IntersectionObserverInit & { scrollMargin?: string } =
    'scrollMargin' in IntersectionObserver.prototype
      ? { scrollMargin: '600px' }
      : { rootMargin: '600px' }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    run()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

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
    return near || !element ? undefined : onceNear(element, () => setNear(true))
  }, [near])

  return { ref, near }
}
