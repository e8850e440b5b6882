import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * The height of a box whose content arrives late. `pending`: the style sheet reserves it. `auto`:
 * the content's height. `minimum`: at least the reserved height. `clipped`: at most the reserved
 * height.
 */
export type ReservedHeight = 'pending' | 'auto' | 'minimum' | 'clipped'

/**
 * Reserves the height of a box until its content arrives, so that the content below does not shift.
 * Content that arrives out of sight takes the height that it needs. While the visitor sees the end
 * of the box, its height stays. Overflow is then clipped until the visitor asks for all of it.
 *
 * @param arrived whether the content is there
 */
export function useReservedHeight(box: RefObject<HTMLElement>, arrived: boolean) {
  const reserved = useRef(0)
  const [height, setHeight] = useState<ReservedHeight>('pending')

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (!arrived) {
      setHeight('pending')
      reserved.current = element.offsetHeight
      return
    }
    // The box still has its reserved height; its content may be higher.
    const end = element.getBoundingClientRect().top + reserved.current
    const isSeen = end > 0 && end < window.innerHeight
    const overflows = element.scrollHeight > reserved.current + 1
    setHeight(!isSeen ? 'auto' : overflows ? 'clipped' : 'minimum')
  }, [box, arrived])

  return { height, showAll: useCallback(() => setHeight('auto'), []) }
}
