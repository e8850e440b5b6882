import type { SearchAnswer } from '../../../src/contract'
import type { SiteContent } from '../build/site'
import { paginate, type Query } from '../http/paging'
import { labelOf } from './documents/label'
import { SiteSearch } from './site-search'

/** As many results as a person looks through before they try other words. */
const PER_PAGE = 10

/** The search of a site is built on first use, and released together with its content. */
const searches = new WeakMap<SiteContent, SiteSearch>()

function searchOf(content: SiteContent): SiteSearch {
  const known = searches.get(content)
  if (known) return known
  const made = new SiteSearch(content)
  searches.set(content, made)
  return made
}

/** A page of the site's results for `query`, from one `section` when it is named. */
export function searchAnswer(content: SiteContent, path: string, query: Query): SearchAnswer {
  const { query: asked = '', section } = query
  const search = searchOf(content)
  const found = search.find(asked)
  const wanted = section ? search.sections.only(found.ids, section) : found.ids
  const page = paginate(Array.from(wanted), path, query, PER_PAGE)
  const sections = search.sections.count(found.ids).map(({ section: name, count }) => ({
    section: name,
    label: labelOf(content, name) ?? name,
    count,
  }))
  return {
    data: search.resultsOf(page.data, found, asked),
    meta: { ...page.meta, sections, suggestion: found.suggestion },
  }
}
