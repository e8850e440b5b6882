import { SiteSearch } from '../../../content/service/search/site-search'
import { placeOf } from '../place'
import type { Engine } from './engine'

/** The embedded content service's own search. */
export const ours: Engine = (content) => {
  const search = new SiteSearch(content)
  return (query) => {
    const found = search.find(query)
    return search.resultsOf([...found.ids], found, query).map(placeOf)
  }
}
