/** Three places on three continents, and the files that a search fetches, for tests of pages. */
export { servedGazetteer } from '../../../features/locator/testing/gazetteer'
export { placesFile, threePlaces } from '../../../features/locator/testing/places'
