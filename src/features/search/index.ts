export { SearchBar } from './search-bar'
export { useSearch, type SearchState } from './use-search'
export { useTypedSearch } from './use-typed-search'
