import { useEffect, type RefObject } from 'react'
import { opensElsewhere } from '../../ui/controls/opens-elsewhere'
import { closeOverlay } from '../overlays/layout-store'

/**
 * Closes the main menu when a link in it leads to the page that is shown (requirements 2.4); all
 * other pages close it by appearing. A link with a query or a fragment is followed too.
 */
export function useSamePage(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const menu = ref.current
    if (!menu) return undefined
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || opensElsewhere(event)) return
      if (link.origin !== location.origin || link.pathname !== location.pathname) return
      if (link.search === '' && link.hash === '') event.preventDefault()
      closeOverlay('mainMenu')
    }
    // Before the link's own handler, which would navigate.
    menu.addEventListener('click', onClick, { capture: true })
    return () => menu.removeEventListener('click', onClick, { capture: true })
  }, [ref])
}
