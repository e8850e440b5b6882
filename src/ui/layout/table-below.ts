import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** The part of the window above the strip at the lower edge where buttons float. */
const ABOVE = '-80% 0px 0px 0px'

const useStore = create<{ readonly tables: ReadonlySet<Element> }>()(() => ({ tables: new Set() }))

function track(table: Element, isBelow: boolean): void {
  const tables = new Set(useStore.getState().tables)
  if (isBelow) tables.add(table)
  else tables.delete(table)
  useStore.setState({ tables })
}

/** Whether a table is at the lower edge of the window, where a floating button would cover values. */
export const useIsTableBelow = (): boolean => useStore(({ tables }) => tables.size > 0)

/** Tracks a table for `useIsTableBelow` while its component is mounted. */
export function useTrackedTable(ref: RefObject<Element>): void {
  useEffect(() => {
    const { current: table } = ref
    if (!table) return undefined
    const observer = new IntersectionObserver(
      (entries) => track(table, entries.at(-1)?.isIntersecting === true),
      { rootMargin: ABOVE },
    )
    observer.observe(table)
    return () => {
      observer.disconnect()
      track(table, false)
    }
  }, [ref])
}
