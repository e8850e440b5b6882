import { useCallback, useEffect, useState } from 'react'
import { track } from '../analytics'
import { searchParameters, type SearchRequest } from '../../routes'
import { useSite } from '../../ui/site-context'
import type { Found } from '../search-results'
import { fetchFound } from './fetch-found'

/** Longer than the function's time-out for the content service, 10 s. */
export const SEARCH_TIMEOUT_MS = 12_000

/** The states of a search (requirements 4): no request, loading, answered, or failed. */
export type SearchState =
  | { readonly status: 'empty' }
  /** `before` is the last result, of another request. */
  | { readonly status: 'loading'; readonly before: Found | null }
  | { readonly status: 'ready'; readonly found: Found }
  | { readonly status: 'failed'; readonly retry: () => void }

interface Settled {
  readonly key: string
  /** `null` when the search failed. */
  readonly found: Found | null
}

/**
 * Searches the page's site. Another request aborts the one under way, and an answer counts only for
 * its own request, however late it comes. Each result is reported to the tag manager once; failures
 * are logged (requirements 8).
 *
 * @param request without a query nothing is asked
 */
export function useSearch(request: SearchRequest): SearchState {
  const { handle } = useSite()
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled | null>(null)
  const { query, section, page } = request
  const key = `${handle} ${attempt} ${searchParameters(request)}`

  useEffect(() => {
    if (query === '') {
      setSettled(null)
      return undefined
    }
    const call = new AbortController()
    let isWanted = true
    const timer = setTimeout(() => call.abort(), SEARCH_TIMEOUT_MS)
    void fetchFound(handle, { query, section, page }, call.signal)
      .then(
        (found) => {
          if (!isWanted) return
          setSettled({ key, found })
          const results = found.results.map(({ title }) => title)
          track({ event: 'search', query, results })
        },
        (error: unknown) => {
          if (!isWanted) return
          console.error(error)
          setSettled({ key, found: null })
        },
      )
      .finally(() => clearTimeout(timer))
    return () => {
      isWanted = false
      call.abort()
    }
  }, [handle, query, section, page, key])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  if (query === '') return { status: 'empty' }
  if (settled?.key !== key) return { status: 'loading', before: settled?.found ?? null }
  return settled.found ? { status: 'ready', found: settled.found } : { status: 'failed', retry }
}
