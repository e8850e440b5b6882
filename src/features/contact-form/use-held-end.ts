import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where what has been passed ends, in pixels below the window's top; null while it is being looked at. */
function endOfPassed(box: Element): number | null {
  const { top, bottom } = box.getBoundingClientRect()
  return top < 0 && bottom < window.innerHeight / 2 ? bottom : null
}

/**
 * Whoever has gone past what is still loading keeps in view what follows when it turns out higher. Browsers hold the
 * first thing that is in view: often that is the box itself, whose top does not move.
 *
 * @param isLoading once false, what was loading stands in the box
 */
export function useHeldEnd(ref: RefObject<Element>, isLoading: boolean): void {
  const end = useRef<number | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    if (!isLoading) {
      if (end.current !== null) {
        window.scrollBy(0, box.getBoundingClientRect().bottom - end.current)
      }
      return undefined
    }
    const note = () => {
      end.current = endOfPassed(box)
    }
    note()
    const heard = new AbortController()
    window.addEventListener('scroll', note, { passive: true, capture: true, signal: heard.signal })
    return () => heard.abort()
  }, [ref, isLoading])
}
