import { useEffect } from 'react'
import { pageChanged, useLayout } from '../overlays/layout-store'

/**
 * Keeps the page behind the overlays as it should be. While one is open the root element names it,
 * for the scroll lock (specification 4), and all parts marked `data-behind` are inert, so that the
 * focus stays in header and overlay. A step to another page closes everything.
 *
 * @param path the address of the page
 */
export function usePageBehind(path: string): void {
  const open = useLayout((state) => state.open)

  useEffect(() => {
    const { documentElement: root } = document
    if (open) root.dataset.overlay = open
    else delete root.dataset.overlay
    for (const part of root.querySelectorAll<HTMLElement>('[data-behind]')) {
      part.inert = open !== null
    }
  }, [open])

  useEffect(() => pageChanged, [path])
}
