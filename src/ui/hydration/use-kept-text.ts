import { useState } from 'react'
import { useIsHydrating } from './hydration-tree'

/**
 * The content of an element whose text takes the browser long to write: what the server has sent stays as
 * long as it says the same. The first format of `Intl` takes a phone 0.15 s.
 *
 * @param of what the text depends on
 * @param write the text
 * @returns props of the element
 */
export function useKeptText(of: string, write: () => string) {
  const [sent] = useState(useIsHydrating() ? of : null)
  return sent === of
    ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
    : { children: write() }
}
