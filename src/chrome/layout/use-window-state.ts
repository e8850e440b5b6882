import { useEffect } from 'react'
import { showFooter, windowSized } from '../overlays/layout-store'
import { onFooter, scrollLimit, windowBreakpoint } from './window-state'

/** Requirements 9: a window that is being resized is measured once it has come to rest, in milliseconds. */
const RESIZE_DEBOUNCE = 150

/**
 * Keeps the layout's state of the window: how wide it is, how far the page can be scrolled, and whether the footer
 * is in view.
 *
 * @param site of which the footer is
 */
export function useWindowState(site: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => windowSized(windowBreakpoint(), scrollLimit())
    const measureLater = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, RESIZE_DEBOUNCE)
    }
    measure()
    window.addEventListener('resize', measureLater)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', measureLater)
    }
  }, [])

  useEffect(() => {
    const footer = document.querySelector('footer')
    return footer ? onFooter(footer, showFooter) : undefined
  }, [site])
}
