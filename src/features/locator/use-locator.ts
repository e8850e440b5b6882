import { useMemo } from 'react'
import { useSite } from '../../ui/site-context'
import { WORLD_VIEW, project, type MapView } from '../../ui/media/world-map'
import { distanceKm } from './distance'
import type { LocationView } from './location-view'
import { regionsOf, viewOf } from './regions'
import { matchingPlaces, NO_QUERY } from './search'
import { usePlaceChoice } from './use-place-choice'
import { usePlaceQuery } from './use-place-query'
import { useVisitorPosition } from './use-visitor-position'

/** A place that was found, and how far it is from the visitor. */
export interface FoundPlace {
  readonly place: LocationView
  /** Kilometres; `null` while the visitor has not asked to be found. */
  readonly distance: number | null
}

/** How many of the nearest places the map shows around a visitor. */
const NEAREST = 3

/** The part of the map that shows what was found. */
function viewFor(found: readonly FoundPlace[], all: number, me: LocationView['point'] | null) {
  if (me) return viewOf([me, ...found.slice(0, NEAREST).map(({ place }) => place.point)])
  if (found.length === 0 || found.length === all) return WORLD_VIEW
  return viewOf(found.map(({ place }) => place.point))
}

/**
 * All that a locator does (requirements 7 and 8): searches the places, finds the nearest, and keeps
 * list and map in step.
 *
 * @param places all places of the page in the order of its list: the same array at every render
 */
export function useLocator(places: readonly LocationView[]) {
  const { intlLocale } = useSite()
  const [query, setQuery] = usePlaceQuery()
  const choice = usePlaceChoice(places)
  const visitor = useVisitorPosition()
  const { position } = visitor

  const found = useMemo((): FoundPlace[] => {
    const matches = matchingPlaces(places, query)
    if (!position) return matches.map((place) => ({ place, distance: null }))
    return matches
      .map((place) => ({ place, distance: distanceKm(position, place) }))
      .sort((a, b) => a.distance - b.distance)
  }, [places, query, position])

  const me = useMemo(() => position && project(position), [position])
  const regions = useMemo(() => regionsOf(places), [places])
  const view = useMemo((): MapView => {
    const shown = found.find(({ place }) => place.id === choice.chosen)
    const region = regions.find(({ id }) => id === shown?.place.area?.id)
    return region?.view ?? viewFor(found, places.length, me)
  }, [found, regions, choice.chosen, places, me])

  const isNarrowed = query.text !== '' || query.country !== '' || query.services.length > 0
  const reset = () => setQuery(NO_QUERY)
  return { ...choice, query, setQuery, isNarrowed, reset, found, view, me, visitor, intlLocale }
}
export type Locator = ReturnType<typeof useLocator>
