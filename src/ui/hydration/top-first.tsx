import { useContext, useState, type ReactNode } from 'react'
import { HydrationTree } from './hydration-tree'

/** A page whose first part alone is rendered with it, and the others when the browser has painted. */
function topFirst() {
  let parts = 0
  let isNew = true
  setTimeout(() => {
    isNew = false
  })
  return { current: true, isLater: () => isNew && parts++ > 0 }
}

interface TopFirstProps {
  /** Whether a link has led to the page's top. Who comes back, or to a place on it, needs the whole page. */
  readonly fromTop: boolean
  readonly children: ReactNode
}

/**
 * A page that is painted from its top where a link has led there: its head and its first section. What is
 * hydrated by itself on a first page (`DeferredHydration`) follows in order, a task each.
 */
export function TopFirst({ fromTop, children }: TopFirstProps) {
  const firstPage = useContext(HydrationTree)
  const [tree] = useState(() => (fromTop ? topFirst() : firstPage))
  return <HydrationTree.Provider value={tree}>{children}</HydrationTree.Provider>
}
