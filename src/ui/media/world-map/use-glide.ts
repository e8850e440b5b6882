import { useEffect, useRef, useState } from 'react'
import type { MapView } from './projection'

/** The slow duration of requirements 9, in milliseconds. */
const DURATION_MS = 500

const between = (from: MapView, to: MapView, part: number): MapView => {
  const at = (name: keyof MapView) => from[name] + (to[name] - from[name]) * part
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') }
}

/** Quick at first, then slower (cubic). */
const eased = (part: number): number => 1 - (1 - part) ** 3

/**
 * The visible part of a map during the motion from one view to the next. It jumps if the visitor
 * prefers no motion.
 */
export function useGlide(target: MapView): MapView {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)

  useEffect(() => {
    const from = latest.current
    if (from === target) return undefined
    const show = (view: MapView) => {
      latest.current = view
      setShown(view)
    }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target)
      return undefined
    }
    const start = performance.now()
    let frame = 0
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / DURATION_MS)
      show(part === 1 ? target : between(from, target, eased(part)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])

  return shown
}
