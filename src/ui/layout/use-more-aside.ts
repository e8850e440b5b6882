import { useEffect, useRef, useState } from 'react'
import { onResized } from './on-resized'

/**
 * The content of a box that is out of sight at its sides: none, only content that was scrolled
 * past, or more to come.
 */
type Aside = 'none' | 'passed' | 'ahead'

function asideOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Aside {
  // Browsers round the widths.
  if (scrollWidth - clientWidth <= 1) return 'none'
  return scrollLeft + clientWidth < scrollWidth - 1 ? 'ahead' : 'passed'
}

/**
 * Whether a box scrolls sideways, and whether there is more to come: `none` until it is measured.
 *
 * @returns the reference for the box, whose width depends on that of the window
 */
export function useMoreAside() {
  const ref = useRef<HTMLDivElement>(null)
  const [aside, setAside] = useState<Aside>('none')
  // After every render, because the content of the box may have changed.
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const measure = () => setAside(asideOf(box))
    measure()
    box.addEventListener('scroll', measure, { passive: true })
    const end = onResized(measure)
    return () => {
      box.removeEventListener('scroll', measure)
      end()
    }
  })
  return { ref, aside }
}
