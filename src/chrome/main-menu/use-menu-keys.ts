import { useEffect, type RefObject } from 'react'
import { chooseLevel1, useLayout } from '../overlays/layout-store'

/** The index that a key leads to from another index; other keys are `undefined`. */
const destinations: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => Math.min(from + 1, count - 1),
  ArrowUp: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus from one control of level 1 to another. */
function travel(menu: HTMLElement, event: KeyboardEvent) {
  const controls = [...menu.querySelectorAll<HTMLElement>('[data-level-1]')]
  const from = controls.findIndex((control) => control === event.target)
  const destination = destinations[event.key]
  if (from === -1 || !destination || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  controls[destination(from, controls.length)]?.focus()
}

/**
 * The keys of the main menu (ARIA Authoring Practices, disclosure navigation). Arrows, Home and End
 * move along level 1. Escape closes level 2. Without level 2 the overlay handles the key, and
 * closes the menu.
 */
export function useMenuKeys(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const menu = ref.current
    if (!menu) return undefined
    const onKeyDown = (event: KeyboardEvent) => travel(menu, event)
    menu.addEventListener('keydown', onKeyDown)
    return () => menu.removeEventListener('keydown', onKeyDown)
  }, [ref])

  useEffect(() => {
    // Evaluated at each key, because keys may come as soon as level 2 is visible.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (useLayout.getState().level1 === null) return
      event.preventDefault()
      chooseLevel1(null)
    }
    // The body handles a key after the elements in it, such as an open dropdown, and before the
    // document, where the overlay listens.
    document.body.addEventListener('keydown', onKeyDown)
    return () => document.body.removeEventListener('keydown', onKeyDown)
  }, [])
}
