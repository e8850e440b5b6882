import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../../ui/site-context'
import { fetchSiteData, type SiteData, type SiteDataName } from './site-data'

/** Data that are loading, loaded, or failed to load. */
export type Loading<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'failed'; readonly retry: () => void }

/**
 * Data of the page's site, fetched when the component that uses them is mounted.
 *
 * @param isKnown a constant function, see `fetchSiteData`
 */
export function useSiteData<Name extends SiteDataName>(
  name: Name,
  isKnown?: (data: unknown) => boolean,
): Loading<SiteData[Name]> {
  const { handle } = useSite()
  const [attempt, setAttempt] = useState(0)
  const [loading, setLoading] = useState<Loading<SiteData[Name]>>({ state: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    let wanted = true
    setLoading({ state: 'loading' })
    fetchSiteData(handle, name, isKnown).then(
      (data) => wanted && setLoading({ state: 'ready', data }),
      () => wanted && setLoading({ state: 'failed', retry }),
    )
    return () => {
      wanted = false
    }
  }, [handle, name, isKnown, attempt, retry])

  return loading
}
