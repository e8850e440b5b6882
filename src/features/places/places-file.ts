import type { PlacesMessages } from '../../sites/places-messages'
import type { LocationView } from './location-view'

/** What has to be known of a place to say whether it is open. */
export interface PlaceHoursData {
  readonly openingHours: readonly string[]
  readonly onCallHours: readonly string[]
  /** IANA: `Europe/Rome`. */
  readonly timeZone: string | null
}

/** A place with what says whether it is open at a moment. */
export interface SearchedPlace extends LocationView, PlaceHoursData {}

/** What the search for places needs: site data, which pages fetch when a visitor is there. */
export interface PlacesFile {
  /** Of branches, technical service and headquarters, each once. */
  readonly places: readonly SearchedPlace[]
  /** The texts of the search, in the wording of the site. */
  readonly texts: PlacesMessages
}
