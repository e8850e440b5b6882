import { useEffect, useRef } from 'react'
import { closeOverlay, useLayout } from './layout-store'
import { returnFocus } from './focus-return'
import type { OverlayName } from './transitions'
import { takeTypedAhead } from './typed-ahead'

/**
 * Makes an element an overlay's panel. When it opens, it is shown (`hidden` until then, if the
 * press was to be painted first). It takes the focus: the element inside marked `data-first-focus`,
 * else itself. Escape closes it, and the focus returns to the opener. The layout remembers the
 * opener, and makes the page behind inert so that the focus stays.
 *
 * @returns whether the overlay is open, and the reference for the panel, which needs
 *   `tabIndex={-1}`
 */
export function useOverlay<T extends HTMLElement>(name: OverlayName) {
  const ref = useRef<T>(null)
  const isOpen = useLayout(({ open }) => open === name)

  useEffect(() => {
    if (!isOpen) return undefined
    const panel = ref.current
    if (panel) {
      panel.hidden = false
      const first = panel.querySelector<HTMLElement>('[data-first-focus]') ?? panel
      first.focus({ preventScroll: true })
      takeTypedAhead(name, first)
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
      // Nothing has the focus: the focused element is gone.
      const isLost = activeElement === document.body
      if (isLost || panel?.contains(activeElement)) returnFocus(name)
    }
  }, [isOpen, name])

  return { ref, isOpen }
}
