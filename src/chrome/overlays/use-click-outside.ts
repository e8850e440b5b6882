import { useEffect, type RefObject } from 'react'
import { closeOverlay } from './layout-store'
import type { OverlayName } from './transitions'

/**
 * Closes an overlay with a click outside of an element, after the click has had its own effect.
 *
 * @param isOpen whether clicks matter now; the click that opened the overlay does not
 */
export function useClickOutside(
  ref: RefObject<HTMLElement>,
  isOpen: boolean,
  name: OverlayName,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const since = performance.now()
    const onClick = (event: MouseEvent) => {
      if (event.timeStamp < since || !ref.current) return
      // The clicked element may be gone by now, such as an option of a list that has closed.
      if (!event.composedPath().includes(ref.current)) closeOverlay(name)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [ref, isOpen, name])
}
