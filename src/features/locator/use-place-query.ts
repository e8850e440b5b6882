import { useCallback, useEffect, useState } from 'react'
import { NO_QUERY, queryOf, withQuery, type PlaceQuery } from './search'

/**
 * What the visitor looks for, kept in the address: `?q=…&country=IT&services[]=…`. Empty on the
 * server and while the HTML is hydrated, because the HTML is the same for every address of a page.
 */
export function usePlaceQuery() {
  const [query, setQuery] = useState<PlaceQuery>(NO_QUERY)

  useEffect(() => {
    const read = () => setQuery(queryOf(window.location.search))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  const change = useCallback((next: PlaceQuery) => {
    const { pathname, search, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + withQuery(search, next) + hash)
    setQuery(next)
  }, [])

  return [query, change] as const
}
