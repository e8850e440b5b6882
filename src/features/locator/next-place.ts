import type { LocationView } from '../places'

/** The directions of the arrow keys, as steps on the map. */
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The weight of a sideways step against a step ahead. */
const ASIDE = 2

/**
 * Spatial navigation: the place for an arrow key is the nearest one that is more ahead than aside.
 */
export function nextPlace(
  places: readonly LocationView[],
  from: LocationView,
  key: string,
): LocationView | null {
  const direction = directions[key]
  if (!direction) return null
  const [dx, dy] = direction
  const reached = places.flatMap((place) => {
    const [x, y] = [place.point.x - from.point.x, place.point.y - from.point.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    return ahead > 0 && ahead >= aside ? [{ place, cost: ahead + ASIDE * aside }] : []
  })
  return reached.sort((a, b) => a.cost - b.cost)[0]?.place ?? null
}
