import { useEffect, useState, type ReactNode } from 'react'
import './addressed-comparison.module.css'
import { readQuery } from '../../routes'
import { useQueryState } from '../../ui/hooks/use-query-state'
import { useIsHydrating } from '../../ui/hydration/hydrating'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { askedCodes, freeRoom } from './address'

const part = lazyComponent(async () => (await import('./comparison-section')).ComparisonSection)

/**
 * The comparison in the URL (`?compare[]=BRS-ARC-350&compare[]=BRS-ARC-625`); nothing if the URL
 * has none.
 *
 * @param action a control to show when a machine is found
 */
export function AddressedComparison({ action }: { action: ReactNode }) {
  const [query] = useQueryState()
  const codes = askedCodes(query)
  const isAsked = codes.length > 0
  const { Component: Comparison, failed, retry } = useLazy(part, isAsked)
  // A visitor who has loaded the page at this URL stays in place. A visitor who follows a link to
  // it is taken to the comparison.
  const [isLoaded, setLoaded] = useState(useIsHydrating())
  useEffect(() => {
    const follow = () => {
      const here = readQuery(window.location.search)
      if (askedCodes(here).length === 0) setLoaded(false)
      if (failed || askedCodes(here).length === 0) freeRoom()
    }
    follow()
  }, [isAsked, failed])

  if (!isAsked) return null
  if (failed) return <LoadFailed onRetry={retry} />
  return Comparison && <Comparison codes={codes} action={action} takesFocus={!isLoaded} />
}
