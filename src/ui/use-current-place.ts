import { useEffect, useState } from 'react'

/** Current is what crosses this band of the window: a little above the middle, where people read. */
const BAND = '-25% 0px -70% 0px'

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
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        const first = order.split(' ').find((id) => crossing.has(id))
        // Between two places the last one stays.
        if (first) setCurrent(first)
      },
      { rootMargin: BAND },
    )
    for (const id of order.split(' ')) {
      const place = document.getElementById(id)
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [order])

  return current
}
