import { useEffect, useRef, useState } from 'react'

/** Requirements 9: a window that is being resized is measured once it has come to rest, in milliseconds. */
const RESIZE_DEBOUNCE = 150

/** What of a box stands aside: nothing, only what has been scrolled past, or something to come. */
type Aside = 'none' | 'passed' | 'ahead'

function asideOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Aside {
  // Browsers round the widths.
  if (scrollWidth - clientWidth <= 1) return 'none'
  return scrollLeft + clientWidth < scrollWidth - 1 ? 'ahead' : 'passed'
}

/**
 * Whether a box scrolls sideways, and whether there is more to come: `none` until it is measured.
 *
 * @returns the reference for the box, whose width follows from that of the window
 */
export function useMoreAside() {
  const ref = useRef<HTMLDivElement>(null)
  const [aside, setAside] = useState<Aside>('none')
  // After every render, because the box may have got another content.
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const measure = () => setAside(asideOf(box))
    let timer: ReturnType<typeof setTimeout> | undefined
    const measureLater = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, RESIZE_DEBOUNCE)
    }
    measure()
    box.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measureLater)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measureLater)
    }
  })
  return { ref, aside }
}
