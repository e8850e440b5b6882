import { useLayoutEffect, useRef, useState } from 'react'
import { opensUpward } from './dropdown-rules'

/**
 * Measures, each time that a list opens and before it is painted, on which side of its field there
 * is room for it.
 *
 * @returns the reference for the field, and whether the list opens upward
 */
export function useUpward(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [upward, setUpward] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen || !ref.current) return
    const { top, bottom } = ref.current.getBoundingClientRect()
    setUpward(opensUpward({ above: top, below: window.innerHeight - bottom }))
  }, [isOpen])
  return { ref, upward }
}
