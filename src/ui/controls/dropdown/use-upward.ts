import { useLayoutEffect, useRef, useState } from 'react'
import { opensUpward } from './dropdown-rules'

/**
 * Measures on which side of its field a list has enough space. It runs each time the list opens,
 * before the list is painted.
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
