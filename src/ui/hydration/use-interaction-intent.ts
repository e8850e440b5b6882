import { useEffect, useState, type RefObject } from 'react'

/** The first activity on the page: from now on idle time is well spent on what may come. */
const ACTIVITY = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

/** Browsers without idle callbacks wait so long, in milliseconds. */
const IDLE_FALLBACK_MS = 200

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, IDLE_FALLBACK_MS)
}

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
    for (const type of ACTIVITY) {
      const soon = () => whenIdle(() => !signal.aborted && intend())
      window.addEventListener(type, soon, { signal, once: true, passive: true })
    }
    return () => ended.abort()
  }, [hasIntent, ref])

  return hasIntent
}
