/** A corner of a line: its place, and any other data. */
interface Point {
  readonly x: number
  readonly y: number
}

interface Corner<P> {
  readonly point: P
  previous: Corner<P> | null
  next: Corner<P> | null
  /** The loss without it: the area of the triangle that it makes with its neighbours. */
  area: number
}

function areaOf<P extends Point>({ point, previous, next }: Corner<P>): number {
  if (!previous || !next) return Infinity
  const [a, b] = [previous.point, next.point]
  return Math.abs((a.x - point.x) * (b.y - point.y) - (b.x - point.x) * (a.y - point.y)) / 2
}

function cornersOf<P extends Point>(line: readonly P[]): Corner<P>[] {
  const corners = line.map((point): Corner<P> => ({
    point,
    previous: null,
    next: null,
    area: Infinity,
  }))
  corners.forEach((corner, index) => {
    corner.previous = corners[index - 1] ?? null
    corner.next = corners[index + 1] ?? null
  })
  for (const corner of corners) corner.area = areaOf(corner)
  return corners
}

/**
 * A line without the corners that make no difference (Visvalingam and Whyatt 1993). The smallest go
 * first. Both ends stay, so that lines which met still meet.
 *
 * @param least the limit for the area of a corner's triangle, in square units of the points;
 * smaller corners go
 */
export function simplify<P extends Point>(line: readonly P[], least: number): P[] {
  const corners = cornersOf(line)
  for (;;) {
    const smallest = corners.reduce<Corner<P> | null>(
      (found, corner) => (corner.area < (found?.area ?? least) ? corner : found),
      null,
    )
    if (!smallest) return corners.map(({ point }) => point)
    corners.splice(corners.indexOf(smallest), 1)
    const { previous, next, area } = smallest
    if (previous) previous.next = next
    if (next) next.previous = previous
    // A neighbour counts at least as much as the removed corner. Otherwise a slow curve would
    // vanish.
    for (const other of [previous, next]) if (other) other.area = Math.max(areaOf(other), area)
  }
}
