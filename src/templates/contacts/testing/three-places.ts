/** Three places on three continents, for tests of pages. */
export { threePlaces } from '../../../features/locator/testing/places'
