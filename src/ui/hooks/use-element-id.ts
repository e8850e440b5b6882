import { useId, useState } from 'react'
import { isServer, useIsHydrating } from '../hydration/hydrating'

let count = 0

/**
 * An id for an element of a component, for labels and descriptions. `useId` counts for each root,
 * and portals and HTML that is not hydrated yet have counts of their own. An element that only the
 * browser renders would get an id that the page has already. So its id is numbered here.
 */
export function useElementId(): string {
  const idInHtml = useId()
  const isInHtml = useIsHydrating() || isServer
  const [ownId] = useState(() => (isInHtml ? null : `id-${++count}`))
  return ownId ?? idInHtml
}
