import { useState } from 'react'
import { useIsHydrating } from '../../ui/hydration/hydrating'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import type { MetadataProps } from './metadata'

/** The component that writes heads in the browser; fetched when a visitor goes to another page. */
export const browserHead = lazyComponent(async () => (await import('./browser-head')).BrowserHead)

/**
 * The head of a page in the browser. The head of the first page stays as the server has sent it.
 * Nothing is downloaded for it until the title changes, for example when a visitor chooses a
 * version of a product.
 */
export function LaterHead(props: MetadataProps) {
  const [sent] = useState(props.title)
  const [isSent, setSent] = useState(useIsHydrating())
  if (isSent && props.title !== sent) setSent(false)
  const { Component: Head } = useLazy(browserHead, !isSent)
  return Head && <Head {...props} />
}

/** Writes heads in the browser. */
export const writeLater = (page: MetadataProps) => <LaterHead {...page} />
