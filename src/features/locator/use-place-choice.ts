import { useCallback, useEffect, useState } from 'react'
import type { LocationView } from './location-view'

/** Which place is chosen, in a list and on a map at once. */
export interface PlaceChoice {
  /** The id of the chosen place. */
  readonly chosen: string | null
  /** Chooses a place, or lets go of the one that is chosen: what a click in the list does. */
  readonly toggle: (id: string) => void
  /** Chooses a place and brings the list to it: what a click on the map does. */
  readonly show: (id: string) => void
  /** The script is there. Before, and without it, list and map work by the browser's own means. */
  readonly isHydrated: boolean
}

/**
 * The choice of a place; an address with `#id` chooses it when the page is opened.
 *
 * @param places all places of the page: the same array from render to render
 */
export function usePlaceChoice(places: readonly LocationView[]): PlaceChoice {
  const [chosen, setChosen] = useState<string | null>(null)
  // A new object at every call, so that a second click brings the list back again.
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null)
  const [isHydrated, setHydrated] = useState(false)

  const show = useCallback((id: string) => {
    setChosen(id)
    setWanted({ id })
  }, [])
  const toggle = useCallback(
    (id: string) => setChosen((current) => (current === id ? null : id)),
    [],
  )

  useEffect(() => setHydrated(true), [])
  // Again only when the page has other places; the visitor's own choices change nothing of them.
  useEffect(() => {
    const asked = window.location.hash.slice(1)
    if (places.some(({ id }) => id === asked)) show(asked)
  }, [places, show])

  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.scrollIntoView({ block: 'nearest' })
  }, [wanted])

  return { chosen, toggle, show, isHydrated }
}
