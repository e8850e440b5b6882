import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { StaticUntil } from './static-until'
import { useNearViewport } from './use-near-viewport'

/**
 * A part of a page that stays static HTML until it comes near the viewport or gets the focus, so that
 * a long page costs no more to take over than a short one.
 */
export function Island({ children }: { children: ReactNode }) {
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const element = ref.current
    const onFocus = () => setFocused(true)
    element?.addEventListener('focusin', onFocus, { once: true })
    return () => element?.removeEventListener('focusin', onFocus)
  }, [ref])

  return (
    <div ref={ref}>
      <StaticUntil wanted={near || focused}>{children}</StaticUntil>
    </div>
  )
}
