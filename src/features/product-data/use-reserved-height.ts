import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * The height of a box whose content arrives late: `pending` is reserved by the style sheet; `auto`
 * is the content's; `minimum` is no less, and `clipped` no more than the reserved one.
 */
export type ReservedHeight = 'pending' | 'auto' | 'minimum' | 'clipped'

/**
 * Reserves the height of a box until its content arrives, so that what stands below does not shift.
 * Content that arrives out of sight takes the height that it needs; while the visitor sees the end of
 * the box, its height stays, and what overflows is clipped until the visitor asks for all of it.
 *
 * @param arrived the content is there
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
