import { useLayoutEffect, type RefObject } from 'react'

/**
 * Handles keys that are pressed anywhere in an element, and prevents their default actions.
 *
 * @param keys the action of each key, by its name in `KeyboardEvent.key`
 */
export function useKeys(
  ref: RefObject<HTMLElement>,
  keys: Readonly<Record<string, () => void>>,
): void {
  // Before the next key: its action may depend on a change that the visitor has just seen.
  useLayoutEffect(() => {
    const element = ref.current
    const onKeyDown = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })
}
