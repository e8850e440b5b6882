import { useEffect, useRef } from 'react'
import { closeOverlay, useLayout } from './layout-store'
import { rememberFocus, returnFocus } from './focus-return'
import type { OverlayName } from './transitions'

const focusableIn = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('[data-first-focus]') ?? panel

/**
 * Makes an element an overlay's panel: it takes the focus when it opens (the element within it that
 * is marked `data-first-focus`, else itself), Escape closes it, and the focus returns to what opened
 * it. That the focus stays is the layout's work, which makes the page behind inert.
 *
 * @returns whether the overlay is open, and the reference for the panel, which needs `tabIndex={-1}`
 */
export function useOverlay<T extends HTMLElement>(name: OverlayName) {
  const ref = useRef<T>(null)
  const isOpen = useLayout(({ open }) => open === name)

  useEffect(() => {
    if (!isOpen) return undefined
    rememberFocus(name)
    const panel = ref.current
    if (panel) focusableIn(panel).focus()

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      closeOverlay(name)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const { activeElement } = document
      const lost = activeElement === null || activeElement === document.body
      if (lost || panel?.contains(activeElement)) returnFocus(name)
    }
  }, [isOpen, name])

  return { ref, isOpen }
}
