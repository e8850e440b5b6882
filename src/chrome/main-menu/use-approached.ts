import { useEffect, useState, type RefObject } from 'react'

/**
 * Tells, once and for all, whether a visitor has come near an element: with the pointer, a finger or
 * the focus.
 */
export function useApproached(ref: RefObject<HTMLElement>): boolean {
  const [approached, setApproached] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (approached || !element) return undefined
    const approach = () => setApproached(true)
    // A finger enters before it touches.
    element.addEventListener('pointerenter', approach)
    element.addEventListener('focusin', approach)
    return () => {
      element.removeEventListener('pointerenter', approach)
      element.removeEventListener('focusin', approach)
    }
  }, [approached, ref])

  return approached
}
