/** A point on the map: units of its drawing, from the upper left corner. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** A part of the map: units of its drawing. */
export interface MapView extends MapPoint {
  readonly width: number
  readonly height: number
}

/** A place on earth: degrees, WGS 84. */
export interface Coordinates {
  readonly longitude: number
  readonly latitude: number
}

/** The width of the drawing: once around the equator. */
export const MAP_WIDTH = 1000
/** The meridian in the middle, in degrees east: the edge then cuts through water, not through Siberia. */
export const CENTRAL_MERIDIAN = 11

/** The coefficients of the Equal Earth projection (Šavrič, Patterson, Jenny 2018). */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796]
const ROOT = Math.sqrt(3) / 2
/** Units of the drawing for one earth's radius. */
export const SCALE = (MAP_WIDTH * ROOT * A1) / (2 * Math.PI)
/** The northern edge of the drawing: beyond Greenland. */
const NORTH = 84

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const northing = (latitude: number): number => {
  const theta = Math.asin(ROOT * Math.sin(radians(latitude)))
  return theta * (A1 + A2 * theta ** 2 + theta ** 6 * (A3 + A4 * theta ** 2)) * SCALE
}

/** The distance of the equator from the top. */
export const EQUATOR = northing(NORTH)

/** Degrees east of the middle of the map: -180 to 180. */
const eastOfMiddle = (longitude: number): number =>
  ((longitude - CENTRAL_MERIDIAN + 540) % 360) - 180

/**
 * The position of a place on the map: the Equal Earth projection, which shows all countries in
 * their true proportions. The build draws the land with it, and pages draw their places with it.
 */
export function project({ longitude, latitude }: Coordinates): MapPoint {
  const theta = Math.asin(ROOT * Math.sin(radians(latitude)))
  const slope = A1 + 3 * A2 * theta ** 2 + theta ** 6 * (7 * A3 + 9 * A4 * theta ** 2)
  return {
    x:
      MAP_WIDTH / 2 + (radians(eastOfMiddle(longitude)) * Math.cos(theta) * SCALE) / (ROOT * slope),
    y: EQUATOR - northing(latitude),
  }
}

/** The whole map: without Antarctica. */
export const WORLD_VIEW: MapView = {
  x: 0,
  y: 0,
  width: MAP_WIDTH,
  height: Math.round(EQUATOR - northing(-57)),
}
