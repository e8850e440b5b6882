import { useState } from 'react'
import { useIsHydrating } from '../../ui/hydration/hydrating'
import { lazyPart } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import type { MetadataProps } from './metadata'

/** What writes heads in the browser; fetched when a visitor goes to another page. */
export const browserHead = lazyPart(async () => (await import('./browser-head')).BrowserHead)

/**
 * The head of a page in the browser. That of the first page is as the server has sent it, and nothing is
 * downloaded for it until the page has another title, as a product has whose version is chosen.
 */
export function LaterHead(props: MetadataProps) {
  const [sent] = useState(props.title)
  const [isSent, setSent] = useState(useIsHydrating())
  if (isSent && props.title !== sent) setSent(false)
  const { Part: Head } = useLazy(browserHead, !isSent)
  return Head && <Head {...props} />
}

/** Writes heads in the browser. */
export const writeLater = (page: MetadataProps) => <LaterHead {...page} />
