import { useMemo, useState, type ReactNode } from 'react'
import { WORLD_VIEW, type MapPoint, type MapView } from '../../ui/media/world-map'
import type { LocationView } from '../places'
import { regionsOf } from './regions'
import { isNarrowing, NO_QUERY } from './query'
import { usePlaceChoice } from './use-place-choice'
import { usePlaceQuery } from './use-place-query'

/** A place that was found. */
export interface FoundPlace {
  readonly place: LocationView
  /** The kind of the place, in a search over all kinds, and whether it is open now. */
  readonly note?: ReactNode
  /** Its distance in the site's units; `null` when no starting point is known. */
  readonly distance?: string | null
}

/** The result of a search. */
export interface SearchResult {
  readonly found: readonly FoundPlace[]
  readonly view: MapView
  /** The visitor's position, or the town that the distances start from. */
  readonly around: MapPoint | null
  /** Why nothing, or only something else, was found. */
  readonly problem: string | null
}

/**
 * Keeps list and map in step (requirements 7 and 8). The search itself fetches the places of all
 * kinds. It is a part of its own (`search/place-search.tsx`) and passes its result here.
 *
 * @param places all places of the page in the order of its list: the same array at every render
 */
export function useLocator(places: readonly LocationView[]) {
  const [query, setQuery] = usePlaceQuery()
  const choice = usePlaceChoice(places)
  /** The visitor wants the nearest places. */
  const [isNear, setNear] = useState(false)
  const [result, setResult] = useState<SearchResult | null>(null)

  const all = useMemo(() => places.map((place): FoundPlace => ({ place })), [places])
  const regions = useMemo(() => regionsOf(places), [places])
  const { found, view, around, problem } = result ?? {
    found: all,
    view: WORLD_VIEW,
    around: null,
    problem: null,
  }
  const shown = found.find(({ place }) => place.id === choice.chosen)
  const region = regions.find(({ id }) => id === shown?.place.area?.id)

  return {
    ...choice,
    query,
    setQuery,
    isNarrowed: isNarrowing(query),
    reset: () => setQuery(NO_QUERY),
    isNear,
    setNear,
    setResult,
    found,
    view: region?.view ?? view,
    around,
    problem,
  }
}
export type Locator = ReturnType<typeof useLocator>
