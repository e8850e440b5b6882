import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { StaticUntil } from './static-until'
import { useNearViewport } from './use-near-viewport'

/**
 * A part of a page that stays static HTML until it comes near the viewport, or a pointer or the focus
 * comes to it, so that a long page costs no more to take over than a short one.
 */
export function Island({ children }: { children: ReactNode }) {
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const [reached, setReached] = useState(false)

  useEffect(() => {
    const element = ref.current
    const reach = () => setReached(true)
    element?.addEventListener('focusin', reach)
    element?.addEventListener('pointerover', reach)
    return () => {
      element?.removeEventListener('focusin', reach)
      element?.removeEventListener('pointerover', reach)
    }
  }, [ref])

  return (
    <div ref={ref}>
      <StaticUntil wanted={near || reached}>{children}</StaticUntil>
    </div>
  )
}
