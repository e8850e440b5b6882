import { useEffect, useState } from 'react'

/** Current is the last place that begins above this part of the window, where people read. */
const LINE = 0.3
/** More than any page is high: a place counts as seen however far above the window it lies. */
const ALL_ABOVE_PX = 1_000_000

/**
 * Which of some places on the page a visitor is reading; `null` before the first of them, on the
 * server, and where the browser cannot observe.
 *
 * @param ids the places in their order on the page
 */
export function useCurrentPlace(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const order = ids.join(' ')

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const places = order.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => {
      const line = window.innerHeight * LINE
      const begun = places.filter((place) => place.getBoundingClientRect().top <= line)
      setCurrent(begun.at(-1)?.id ?? null)
    }
    const observer = new IntersectionObserver(find, {
      rootMargin: `${ALL_ABOVE_PX}px 0px -${100 - LINE * 100}%`,
    })
    for (const place of places) observer.observe(place)
    return () => observer.disconnect()
  }, [order])

  return current
}
