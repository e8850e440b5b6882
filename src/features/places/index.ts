export { byCountry } from './by-country'
export { distinct } from './distinct'
export type { LocationView, Option } from './location-view'
export type { PlaceHoursData, PlacesFile, SearchedPlace } from './places-file'
