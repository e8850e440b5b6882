import { lazyComponent } from '../../ui/lazy/lazy-code'

/** The search of a locator, its choices and its gazetteer: wanted once a visitor is there. */
export const placeSearch = lazyComponent(
  async () => (await import('./search-all/place-search')).PlaceSearch,
)
