import { useEffect, useMemo, useState } from 'react'
import { readQuery, withQuery, type QueryChanges } from '../../routes'

/** Sent by this module, because the browser has no event for a URL that a script wrote. */
const WRITTEN = 'query-written'

/** The parameters of a URL, as `readQuery` reads them. */
export type Query = Pick<URLSearchParams, 'get' | 'getAll' | 'keys'>

/**
 * Changes parameters of the page's URL. This is no navigation: nothing scrolls, and no page view is
 * counted. Unchanged values have no effect.
 *
 * @param step `push` adds a history entry, which going back undoes; with `replace` going back
 *   leaves the page
 */
function writeQuery(changes: QueryChanges, step: 'push' | 'replace' = 'replace'): void {
  const { history, location } = window
  const search = withQuery(location.search, changes)
  if (search === withQuery(location.search, {})) return
  history[`${step}State`](history.state, '', location.pathname + search + location.hash)
  window.dispatchEvent(new Event(WRITTEN))
}

/**
 * State in the query of the page's URL, shared by all callers. A caller reads the parameters that
 * it knows and ignores all others.
 *
 * @returns the query, the same object until it changes, and a function that changes parameters. The
 *   query is empty on the server and during hydration, because the HTML is the same for every URL
 *   of the page. Afterwards it is that of the URL, also after going back and forward.
 */
export function useQueryState(): readonly [Query, typeof writeQuery] {
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
  const query = useMemo(() => readQuery(search), [search])
  return [query, writeQuery]
}
