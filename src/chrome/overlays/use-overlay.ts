import { useEffect, useRef } from 'react'
import { closeOverlay, useLayout } from './layout-store'
import { returnFocus } from './focus-return'
import type { OverlayName } from './transitions'

const focusableIn = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('[data-first-focus]') ?? panel

/**
 * Leaves the contents of a panel that is about to open out of the next frame, in which its motion begins and nothing of
 * them is seen (`data-opening` in `src/theme/global.css`).
 */
export function showContentsLater(panel: HTMLElement | null): void {
  if (panel) panel.dataset.opening = ''
}

/** Shows the contents of a panel that has been painted without them. */
const showContents = (panel: HTMLElement): boolean => delete panel.dataset.opening

/**
 * Makes an element an overlay's panel: it takes the focus when it opens (the element within it that
 * is marked `data-first-focus`, else itself), Escape closes it, and the focus returns to what opened
 * it. The layout remembers what that was, and makes the page behind inert so that the focus stays.
 *
 * @returns whether the overlay is open, and the reference for the panel, which needs `tabIndex={-1}`
 */
export function useOverlay<T extends HTMLElement>(name: OverlayName) {
  const ref = useRef<T>(null)
  const isOpen = useLayout(({ open }) => open === name)

  useEffect(() => {
    if (!isOpen) return undefined
    const panel = ref.current
    if (panel) {
      showContents(panel)
      focusableIn(panel).focus()
    }

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      closeOverlay(name)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      // A panel that waits underneath comes back, and gives the focus back when it closes.
      if (useLayout.getState().covered === name) return
      const { activeElement } = document
      const lost = activeElement === null || activeElement === document.body
      if (lost || panel?.contains(activeElement)) returnFocus(name)
    }
  }, [isOpen, name])

  return { ref, isOpen }
}
