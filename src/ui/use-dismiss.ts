import type { RefObject } from 'react'
import { useEffect } from 'react'

const isOpenDetails = (element: Element): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && element.open

/**
 * Lets the disclosures marked `data-overlay` within an element close as people expect: with Escape
 * (the focus goes back to what opened them), by a click elsewhere, and when a link in them is
 * followed. Opening works without this, by the browser alone.
 */
export function useDismiss(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () =>
      [...(ref.current?.querySelectorAll('details[data-overlay]') ?? [])].filter(isOpenDetails)

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const details of open()) {
        details.open = false
        details.querySelector('summary')?.focus()
      }
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      for (const details of open()) {
        if (!target || !details.contains(target) || target.closest('a')) details.open = false
      }
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [ref])
}
