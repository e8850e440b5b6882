import { useEffect } from 'react'
import { scrollLimit } from '../layout/window-state'
import { scrollTo, useLayout } from '../overlays/layout-store'
import { isScrolled } from './header-scroll'

/** Whether the header is hidden, and whether the page is at the top. */
export function useHeaderScroll() {
  useEffect(() => {
    const onScroll = () => scrollTo(window.scrollY, scrollLimit())
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  const hidden = useLayout(({ scroll, open }) => isScrolled(scroll, open !== null))
  const atTop = useLayout(({ scroll }) => scroll.y <= 0)
  return { hidden, atTop }
}
