import { useEffect } from 'react'
import { rememberScroll } from './history-state'

/** Keeps the position when a visitor opens an entry of a list in this window. */
const keepForEntry = ({ target }: Event): void => {
  if (target instanceof Element && target.closest('[data-item]')) rememberScroll()
}

/**
 * Stores in the history where a visitor left a list. Router and browser restore positions too, but
 * too early: loaded pages, or a filter's entries, are not there yet. See `restoreScroll`.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    document.addEventListener('click', keepForEntry, { capture: true })
    window.addEventListener('pagehide', rememberScroll)
    return () => {
      document.removeEventListener('click', keepForEntry, { capture: true })
      window.removeEventListener('pagehide', rememberScroll)
    }
  }, [])
}
