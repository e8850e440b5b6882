import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * How much room a box takes whose matter arrives late: `waiting` has a height of its own; `free` is as
 * high as its matter; `kept` is no less, and `cut` no more than it was while it waited.
 */
export type Room = 'waiting' | 'free' | 'kept' | 'cut'

/**
 * Keeps what stands below a box where it is when the box's matter arrives. Matter that arrives out of
 * sight takes the room that it needs; while the visitor is looking at the end of the box, its height
 * stays, and what is too much is cut off until the visitor asks for all of it.
 *
 * @param arrived the matter is there
 */
export function useRoom(box: RefObject<HTMLElement>, arrived: boolean) {
  const waiting = useRef(0)
  const [room, setRoom] = useState<Room>('waiting')

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (!arrived) {
      setRoom('waiting')
      waiting.current = element.offsetHeight
      return
    }
    // The box still has the height of its waiting; its matter may be higher.
    const end = element.getBoundingClientRect().top + waiting.current
    const isSeen = end > 0 && end < window.innerHeight
    const tooMuch = element.scrollHeight > waiting.current + 1
    setRoom(!isSeen ? 'free' : tooMuch ? 'cut' : 'kept')
  }, [box, arrived])

  return { room, showAll: useCallback(() => setRoom('free'), []) }
}
