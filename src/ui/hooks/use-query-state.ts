import { useEffect, useMemo, useState } from 'react'
import { readQuery, withQuery, type QueryChanges } from '../../routes'

/** An event of this module, because the browser has none for an address that a script writes. */
const WRITTEN = 'query-written'

/** The parameters of an address, as `readQuery` reads them. */
export type Query = Pick<URLSearchParams, 'get' | 'getAll' | 'keys'>

/**
 * Changes parameters of the page's address. It is no visit to another page: nothing scrolls, and no
 * page view is counted. An unchanged value changes nothing.
 *
 * @param step `push` for a step of its own, which going back undoes; with `replace` going back leaves
 *   the page
 */
function writeQuery(changes: QueryChanges, step: 'push' | 'replace' = 'replace'): void {
  const { history, location } = window
  const search = withQuery(location.search, changes)
  if (search === withQuery(location.search, {})) return
  history[`${step}State`](history.state, '', location.pathname + search + location.hash)
  window.dispatchEvent(new Event(WRITTEN))
}

/**
 * The query of the page's address, such as `?page=2`.
 *
 * @returns empty on the server and during hydration, because all addresses of the page have the same HTML; then the
 *   query of the address, also after going back and forward
 */
export function useSearch(): string {
  const [search, setSearch] = useState('')
  // After every render, because the router changes the address without an event and renders again.
  useEffect(() => {
    const follow = () => setSearch(window.location.search)
    follow()
    window.addEventListener('popstate', follow)
    window.addEventListener(WRITTEN, follow)
    return () => {
      window.removeEventListener('popstate', follow)
      window.removeEventListener(WRITTEN, follow)
    }
  })
  return search
}

/**
 * State in the query of the page's address, for all components alike. Each takes the parameters that it knows and
 * ignores the others.
 *
 * @returns the query (`useSearch`), the same object until it changes, and a function that changes parameters
 */
export function useQueryState(): readonly [Query, typeof writeQuery] {
  const search = useSearch()
  const query = useMemo(() => readQuery(search), [search])
  return [query, writeQuery]
}
