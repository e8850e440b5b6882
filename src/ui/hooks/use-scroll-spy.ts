import { useEffect, useState } from 'react'

/** Current is the last anchor that begins above this part of the window, where people read. */
const LINE = 0.3
/** More than any page is high: an element counts as seen however far above the window it lies. */
const ALL_ABOVE_PX = 1_000_000

/**
 * Which anchor of the page a visitor is reading; `null` before the first of them and on the server.
 *
 * @param ids the anchors, in their order on the page
 */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const order = ids.join(' ')

  useEffect(() => {
    const elements = order.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => {
      const line = window.innerHeight * LINE
      const started = elements.filter((element) => element.getBoundingClientRect().top <= line)
      setCurrent(started.at(-1)?.id ?? null)
    }
    const observer = new IntersectionObserver(find, {
      rootMargin: `${ALL_ABOVE_PX}px 0px -${100 - LINE * 100}%`,
    })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [order])

  return current
}
