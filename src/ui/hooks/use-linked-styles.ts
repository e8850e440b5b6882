import { useEffect, useState } from 'react'
import { linkStyles } from '../lazy/link-styles'

/**
 * Links a style sheet that is a file of its own (docs/gatsby.md, own style sheets).
 *
 * @returns whether it is there, or cannot be had: then what it is for is better shown without
 */
export function useLinkedStyles(href: string): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let here = true
    void linkStyles(href).then(() => here && setSettled(true))
    return () => {
      here = false
    }
  }, [href])
  return settled
}
