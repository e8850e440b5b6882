import type { ReactNode } from 'react'
import { project, WORLD_VIEW, type Coordinates } from '../../../ui/media/world-map'
import { distanceKm, writtenDistance, type SearchedPlace } from '../../places'
import { viewOf } from '../regions'
import type { FoundPlace, SearchResult } from '../use-locator'

/** How many of the nearest places the map shows around a visitor or a town. */
const NEAREST = 3

interface Asked {
  /** The places that match. */
  readonly matches: readonly SearchedPlace[]
  /** How many places there are of all kinds. */
  readonly all: number
  /** The starting point of distances. */
  readonly from: Coordinates | null
  readonly locale: string
  readonly noteOf: (place: SearchedPlace) => ReactNode
}

/**
 * The places that were found, with the nearest first if a starting point is known, and the map
 * around them.
 */
export function foundPlaces({
  matches,
  all,
  from,
  locale,
  noteOf,
}: Asked): Omit<SearchResult, 'problem'> {
  const told = (place: SearchedPlace, distance: string | null): FoundPlace => ({
    place,
    note: noteOf(place),
    distance,
  })
  if (!from) {
    const isAny = matches.length > 0 && matches.length < all
    return {
      found: matches.map((place) => told(place, null)),
      view: isAny ? viewOf(matches.map(({ point }) => point)) : WORLD_VIEW,
      around: null,
    }
  }
  const around = project(from)
  const sorted = matches
    .map((place) => ({ place, km: distanceKm(from, place) }))
    .sort((a, b) => a.km - b.km)
  return {
    found: sorted.map(({ place, km }) => told(place, writtenDistance(km, locale))),
    view: viewOf([around, ...sorted.slice(0, NEAREST).map(({ place }) => place.point)]),
    around,
  }
}
