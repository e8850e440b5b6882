import { useEffect, useState, type RefObject } from 'react'

/** A visitor is there and does something: from now on an idle moment is well spent on what may come. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

/** Browsers without idle callbacks wait so long, in milliseconds. */
const IDLE_FALLBACK_MS = 200

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, IDLE_FALLBACK_MS)
}

/**
 * Tells, once and for all, whether a visitor has come near an element with the pointer, a finger or
 * the focus, or is there at all and the browser has had nothing else to do since.
 */
export function useApproached(ref: RefObject<HTMLElement>): boolean {
  const [approached, setApproached] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (approached || !element) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const approach = () => setApproached(true)
    // A finger enters before it touches.
    element.addEventListener('pointerenter', approach, { signal })
    element.addEventListener('focusin', approach, { signal })
    for (const sign of SIGNS_OF_LIFE) {
      const soon = () => whenIdle(() => !signal.aborted && approach())
      window.addEventListener(sign, soon, { signal, once: true, passive: true })
    }
    return () => ended.abort()
  }, [approached, ref])

  return approached
}
