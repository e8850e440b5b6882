import type { Coordinates } from '../../ui/media/world-map/projection'

/** The mean radius of the earth in kilometres (IUGG). */
const EARTH_RADIUS_KM = 6371.0088
const KM_PER_MILE = 1.609344
/** Countries that measure road distances in miles, by the region of a locale. */
const MILES = /-(?:US|LR)$/

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The way between two places over the earth's surface, in kilometres (haversine formula). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const arc =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(arc)))
}

/** A distance as the site writes it: `340 km`; in miles for `en-US`. */
export function writtenDistance(kilometres: number, locale: string): string {
  const inMiles = MILES.test(locale)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: 0,
  }).format(inMiles ? kilometres / KM_PER_MILE : kilometres)
}
