import { useEffect } from 'react'
import { onResized } from '../../ui/layout/on-resized'
import { showFooter, windowSized } from '../overlays/layout-store'
import { onFooter, scrollLimit, windowBreakpoint } from './window-state'

/**
 * Keeps the layout's state of the window: how wide it is, how far the page can be scrolled, and whether the footer
 * is in view.
 *
 * @param site the site of the footer
 */
export function useWindowState(site: string): void {
  useEffect(() => {
    const measure = () => windowSized(windowBreakpoint(), scrollLimit())
    measure()
    return onResized(measure)
  }, [])

  useEffect(() => {
    const footer = document.querySelector('footer')
    return footer ? onFooter(footer, showFooter) : undefined
  }, [site])
}
