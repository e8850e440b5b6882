import { LazyHydrate } from '../../ui/hydration/lazy-hydrate'

/**
 * The place of what is found. The static page has nothing there, since it is the same for every query; for
 * visitors without a script a function fills it (`data-search-results`). That HTML stays until the page
 * has an answer of its own.
 */
export const SearchResults = () => (
  <LazyHydrate when={false}>
    <div data-search-results="" />
  </LazyHydrate>
)
