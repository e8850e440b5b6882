import { useEffect, useState } from 'react'
import { useAllows } from '../../features/privacy'

/** Announces to all embeds of the page that the visitor agreed to a provider. */
const AGREED = 'saxum:embed-agreed'

const keyOf = (provider: string): string => `embed:${provider}`

/** The browser may refuse its storage; then an agreement holds for this page alone. */
const remembers = (provider: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(provider)) !== null
  } catch {
    return false
  }
}

const remember = (provider: string): void => {
  try {
    sessionStorage.setItem(keyOf(provider), '1')
  } catch {
    // Asked again on the next page.
  }
}

/**
 * Whether the visitor agreed to load content from a provider, and a function to agree. The
 * agreement is stored until the browser's tab is closed and holds for every embed of the provider.
 * A visitor who allows all content of other services (`features/privacy`) is not asked.
 */
export function useEmbedConsent(provider: string): readonly [agreed: boolean, agree: () => void] {
  // The HTML is the same for all visitors, so it shows the question until this is known.
  const [agreed, setAgreed] = useState(false)
  useEffect(() => {
    setAgreed(remembers(provider))
    const onAgreed = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === provider) setAgreed(true)
    }
    window.addEventListener(AGREED, onAgreed)
    return () => window.removeEventListener(AGREED, onAgreed)
  }, [provider])

  const allowsAll = useAllows('external')

  const agree = () => {
    remember(provider)
    window.dispatchEvent(new CustomEvent(AGREED, { detail: provider }))
  }
  return [agreed || allowsAll, agree]
}
