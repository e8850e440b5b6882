import { useEffect, useState } from 'react'
import { cleanQuery } from '../../routes'
import { useSearch, type SearchState } from './use-search'

/** Requirements 7 and 9: how long nothing more is typed before the search is asked. */
export const DEBOUNCE_MS = 1000

/** A text after it has not changed for a while; an empty text at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * Searches while a visitor types. It is loading from the first letter on, because an answer to
 * fewer letters is out of date.
 *
 * @param typed the text of the field
 */
export function useTypedSearch(typed: string): SearchState {
  const query = cleanQuery(typed)
  const isSettled = useSettled(query) === query
  const state = useSearch({ query: isSettled ? query : '', section: '', page: 1 })
  if (query === '') return { status: 'empty' }
  return isSettled ? state : { status: 'loading', before: null }
}
