import { useEffect, type RefObject } from 'react'

/**
 * Tells of clicks anywhere but in an element, after they did what they do there.
 *
 * @param active whether clicks matter now; the click that made them matter is not told of
 * @param onOutside must stay the same function, or listening begins again
 */
export function useClickOutside(
  ref: RefObject<HTMLElement>,
  active: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!active) return undefined
    const since = performance.now()
    const onClick = (event: MouseEvent) => {
      if (event.timeStamp < since || !ref.current) return
      // What was clicked may be gone by now, such as an option of a list that has closed.
      if (!event.composedPath().includes(ref.current)) onOutside()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [ref, active, onOutside])
}
