import { useEffect, useState, type RefObject } from 'react'
import { onActivity } from './first-activity'

/**
 * Tells, once and for all, whether a visitor may be about to use an element: the pointer, a finger or
 * the focus has come to it, or there was activity anywhere on the page and the browser has been idle
 * since.
 */
export function useInteractionIntent(ref: RefObject<HTMLElement>): boolean {
  const [hasIntent, setIntent] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (hasIntent || !element) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const intend = () => setIntent(true)
    // A finger enters before it touches.
    element.addEventListener('pointerenter', intend, { signal })
    element.addEventListener('focusin', intend, { signal })
    onActivity(intend, signal)
    return () => ended.abort()
  }, [hasIntent, ref])

  return hasIntent
}
