import type { MapPoint, MapView } from '../../ui/media/world-map/projection'
import type { LocationView, Option } from '../places'

/** A part of the world with its places, and the part of the map that shows them. */
export interface Region extends Option {
  readonly places: readonly LocationView[]
  readonly view: MapView
}

/** The free margin around places, as a fraction of their extent. */
const MARGIN = 0.14
/** The closest view, in units of the map: about 2,800 km. Closer, the land is too rough. */
const LEAST_WIDTH = 70
/** Twice as wide as high, like the map. */
const ASPECT = 2

/** The part of the map that shows some places, never too close. */
export function viewOf(points: readonly MapPoint[]): MapView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [spanX, spanY] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const width = Math.max(spanX * (1 + 2 * MARGIN), LEAST_WIDTH)
  const height = Math.max(spanY * (1 + 2 * MARGIN), LEAST_WIDTH / ASPECT)
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round(left + spanX / 2 - width / 2),
    y: round(top + spanY / 2 - height / 2),
    width: round(width),
    height: round(height),
  }
}

/** Stands first in its part of the world. */
const MAIN: LocationView['section'] = 'headquarter'

/** The parts of the world that have places, those with the most first. */
export function regionsOf(places: readonly LocationView[]): Region[] {
  const areas = new Map(places.flatMap(({ area }) => (area ? [[area.id, area] as const] : [])))
  return [...areas.values()]
    .map((area) => {
      const own = places
        .filter((place) => place.area?.id === area.id)
        .sort((a, b) => Number(b.section === MAIN) - Number(a.section === MAIN))
      return { ...area, places: own, view: viewOf(own.map(({ point }) => point)) }
    })
    .sort((a, b) => b.places.length - a.places.length || a.id.localeCompare(b.id))
}
