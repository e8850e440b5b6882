import type { PlacesMessages } from '../../sites/places-messages'
import type { LocationView } from './location-view'

/** The data that decide whether a place is open. */
export interface PlaceHoursData {
  readonly openingHours: readonly string[]
  readonly onCallHours: readonly string[]
  /** IANA: `Europe/Rome`. */
  readonly timeZone: string | null
}

/** A place with the data that decide whether it is open at a moment. */
export interface SearchedPlace extends LocationView, PlaceHoursData {}

/** Site data for the search for places; pages fetch the file when a visitor needs it. */
export interface PlacesFile {
  /** Of branches, technical service and headquarters, each once. */
  readonly places: readonly SearchedPlace[]
  /** The texts of the search, in the site's locale variant. */
  readonly texts: PlacesMessages
}
