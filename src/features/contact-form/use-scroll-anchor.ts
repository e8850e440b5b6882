import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The bottom edge of a box that the visitor has scrolled past, in pixels below the window's top;
 * null while the box is in view.
 */
function endOfPassed(box: Element): number | null {
  const { top, bottom } = box.getBoundingClientRect()
  return top < 0 && bottom < window.innerHeight / 2 ? bottom : null
}

/**
 * Keeps the content below a loading box in place when the loaded box is higher and the visitor has
 * scrolled past it. Browsers anchor the first element in view: often that is the box itself, whose
 * top does not move.
 *
 * @param isLoading once false, the loaded content is in the box
 */
export function useScrollAnchor(ref: RefObject<Element>, isLoading: boolean): void {
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
