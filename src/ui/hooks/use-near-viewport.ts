import { useEffect, useRef, useState } from 'react'

/** Requirements 9, in pixels. */
const NEAR = 600

/**
 * Calls back once when an element has come near the viewport.
 *
 * @param distance in pixels; that of requirements 9 by default
 * @returns stops it
 */
export function onceNear(element: Element, run: () => void, distance = NEAR): () => void {
  // `scrollMargin` works for scrolling boxes (a gallery) as `rootMargin` does for the page; for the
  // page they add up.
  const options: IntersectionObserverInit & { scrollMargin?: string } =
    'scrollMargin' in IntersectionObserver.prototype
      ? { scrollMargin: `${distance}px` }
      : { rootMargin: `${distance}px` }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    run()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Calls back once when an element is needed: it has come within 600 px of the viewport, or the page
 * is about to be printed.
 *
 * @returns stops it
 */
export function onceWanted(element: Element, run: () => void): () => void {
  const ended = new AbortController()
  const endNear = onceNear(element, () => {
    ended.abort()
    run()
  })
  const end = () => {
    ended.abort()
    endNear()
  }
  const onPrint = () => {
    end()
    run()
  }
  window.addEventListener('beforeprint', onPrint, { signal: ended.signal })
  return end
}

/**
 * Whether an element has come within 600 px of the viewport (requirements 9). Once true, it stays
 * true.
 *
 * @param from false starts as near already, without observing
 * @param once the condition to wait for
 * @returns a reference for the element, and whether it is near
 */
export function useNearViewport<T extends Element>(
  from = true,
  once: (element: Element, run: () => void) => () => void = onceNear,
) {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(!from)

  useEffect(() => {
    const element = ref.current
    return near || !element ? undefined : once(element, () => setNear(true))
  }, [near, once])

  return { ref, near }
}
