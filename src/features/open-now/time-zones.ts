import type { Coordinates } from '../../ui/media/world-map/projection'
import { fetchOnce } from '../site-data'

/** A country, and the largest town of a time zone in it. */
export interface ZonePlace extends Coordinates {
  /** ISO 3166: `GB`. */
  readonly country: string
}

/** The file in `static/gazetteer`; scripts/write-time-zones.ts writes it. */
interface ZonesFile {
  readonly zones: readonly string[]
}

/**
 * The place of a time zone, also by an old name of the zone (`Asia/Calcutta`). `UTC` has no place:
 * the result is `null`.
 *
 * @param lines name, country, latitude, longitude and old names, divided by `|`
 */
export function zonePlace(timeZone: string, lines: readonly string[]): ZonePlace | null {
  const found = lines
    .map((line) => line.split('|'))
    .find(([name, , , , ...old]) => name === timeZone || old.includes(timeZone))
  if (!found) return null
  const [, country = '', latitude, longitude] = found
  return { country, latitude: Number(latitude), longitude: Number(longitude) }
}

/** The place of the browser's time zone; it is told without a question to the visitor. */
export async function browserPlace(): Promise<ZonePlace | null> {
  // The file is this website's own.
  const { zones } = (await fetchOnce('/gazetteer/time-zones.json')) as ZonesFile
  return zonePlace(new Intl.DateTimeFormat().resolvedOptions().timeZone, zones)
}
