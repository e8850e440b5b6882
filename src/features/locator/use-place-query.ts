import { useCallback, useMemo, useState } from 'react'
import { listParameter } from '../../routes'
import { useQueryState } from '../../ui/hooks/use-query-state'
import type { PlaceQuery } from './query'

const SERVICES = listParameter('services')

/**
 * The country's code, also for a code in small letters or a replaced one (`UK`); empty for invalid
 * codes.
 */
function countryIn(value: string): string {
  try {
    return new Intl.Locale(`und-${value}`).region ?? ''
  } catch {
    return ''
  }
}

/** The visitor's search, stored in the URL: `?q=…&country=IT&services[]=…`. */
export function usePlaceQuery() {
  const [asked, write] = useQueryState()
  // The URL has no blanks around the words, but a visitor types one between two words.
  const [typed, setTyped] = useState('')

  const query = useMemo((): PlaceQuery => {
    const words = asked.get('q') ?? ''
    return {
      text: typed.trim() === words ? typed : words,
      country: countryIn(asked.get('country') ?? ''),
      services: asked.getAll(SERVICES),
    }
  }, [asked, typed])

  const change = useCallback(
    ({ text, country, services }: PlaceQuery) => {
      setTyped(text)
      write({ q: text.trim(), country, [SERVICES]: services })
    },
    [write],
  )

  return [query, change] as const
}
