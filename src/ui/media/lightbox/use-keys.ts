import { useLayoutEffect, type RefObject } from 'react'

/**
 * Acts on keys that are pressed anywhere in an element, in the place of what they do by themselves.
 *
 * @param keys what each key does, by its name in `KeyboardEvent.key`
 */
export function useKeys(
  ref: RefObject<HTMLElement>,
  keys: Readonly<Record<string, () => void>>,
): void {
  // Before the next key: what it does may depend on what the visitor has just seen change.
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
