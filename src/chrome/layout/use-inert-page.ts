import { useEffect, useLayoutEffect } from 'react'
import { rememberFocus, returnFocus } from '../overlays/focus-return'
import { arrived, closeOverlay, pageChanged, useLayout } from '../overlays/layout-store'
import type { OverlayName } from '../overlays/transitions'
import { stopTypingAhead, typeAhead } from '../overlays/typed-ahead'

/** Names the open overlay at the root element, and makes all parts marked `data-behind` inert. */
function cover(open: OverlayName | null): void {
  const { documentElement: root } = document
  if (open) root.dataset.overlay = open
  else delete root.dataset.overlay
  for (const part of root.querySelectorAll<HTMLElement>('[data-behind]')) {
    part.inert = open !== null
  }
}

/**
 * Closes everything that belongs to a page, also disclosures that the browser opened before the
 * script came. Meanwhile the new page scrolls into place. The browser reports that in the next
 * frame, before that frame's callbacks.
 */
function leave(): void {
  pageChanged()
  for (const disclosure of document.querySelectorAll<HTMLDetailsElement>(
    'details[data-of-page][open]',
  )) {
    disclosure.open = false
  }
  requestAnimationFrame(arrived)
}

/**
 * Makes the page behind an open overlay inert, so that the focus stays in header and overlay. Also
 * keeps the page from scrolling (requirements 4; the root element names the overlay for the style
 * sheet). The focused element is remembered. Navigation to another page closes everything.
 *
 * @param path the address of the page
 */
export function useInertPage(path: string): void {
  const open = useLayout((state) => state.open)

  useEffect(() => {
    cover(open)
    return () => cover(null)
  }, [open])

  // At once. A panel that is still to be downloaded would be too late to see where the focus was.
  // And the page must be free before a panel gives the focus back to an element on it.
  useEffect(
    () =>
      useLayout.subscribe((now, before) => {
        if (now.open === before.open) return
        if (now.open === null) cover(null)
        if (before.open && stopTypingAhead(before.open) && now.open === null) {
          returnFocus(before.open)
        }
        if (now.open === null || now.open === before.covered) return
        rememberFocus(now.open)
        typeAhead(now.open)
      }),
    [],
  )

  // An overlay whose panel is still loading, or failed to load, does not handle the key itself.
  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      closeOverlay(open)
      // Tab may have led away from the opener, or from the substitute for the overlay's field.
      if (useLayout.getState().open === null) returnFocus(open)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])

  // With the new page, not after it: the old page must not show or open anything meanwhile.
  useLayoutEffect(() => leave, [path])
}
