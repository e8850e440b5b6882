import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { firstInteraction } from '../../ui/hydration/interaction'
import { useLazy } from '../../ui/lazy/use-lazy'
import { placeState } from '../open-now'
import type { LocationView } from '../places'

/** Which place is chosen, in a list and on a map at once. */
export interface PlaceChoice {
  /** The id of the chosen place. */
  readonly chosen: string | null
  /** Chooses a place, or deselects the chosen one: the effect of a click in the list. */
  readonly toggle: (id: string) => void
  /** Chooses a place and scrolls the list to it: the effect of a click on the map. */
  readonly show: (id: string) => void
  /** The script is there. Before, and without it, list and map work by the browser's own means. */
  readonly isHydrated: boolean
  /**
   * Shows whether a place is open at this moment; loaded after the visitor's first interaction with
   * the page.
   */
  readonly State: ComponentType<{ readonly id: string }> | null
}

/**
 * The choice of a place; an address with `#id` chooses it when the page is opened.
 *
 * @param places all places of the page: the same array from render to render
 */
export function usePlaceChoice(places: readonly LocationView[]): PlaceChoice {
  const [chosen, setChosen] = useState<string | null>(null)
  // A new object at every call, so that a second click scrolls the list back again.
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [isActive, setActive] = useState(false)
  const { Component: State } = useLazy(placeState, isActive)

  const show = useCallback((id: string) => {
    setChosen(id)
    setWanted({ id })
  }, [])
  const toggle = (id: string) => setChosen((current) => (current === id ? null : id))

  useEffect(() => {
    setHydrated(true)
    void firstInteraction().then(() => setActive(true))
  }, [])
  // Again only when the page has other places; the visitor's own choices change nothing of them.
  useEffect(() => {
    const asked = window.location.hash.slice(1)
    if (places.some(({ id }) => id === asked)) show(asked)
  }, [places, show])

  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.scrollIntoView({ block: 'nearest' })
  }, [wanted])

  return { chosen, toggle, show, isHydrated, State }
}
