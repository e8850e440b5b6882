import type { SearchAnswer } from '../../../src/contract'
import type { SiteContent } from '../build/site'
import { paginate, type Query } from '../http/paging'
import { labelOf } from './documents/label'
import { resultOf, SiteSearch, type Hit } from './site-search'

/** A site's search is made when it is first asked, and is given up with its content. */
const searches = new WeakMap<SiteContent, SiteSearch>()

function searchOf(content: SiteContent): SiteSearch {
  const known = searches.get(content)
  if (known) return known
  const made = new SiteSearch(content)
  searches.set(content, made)
  return made
}

/** How many results each section has, that of the best result first. */
function sectionsOf(hits: readonly Hit[], content: SiteContent) {
  const counts = new Map<string, number>()
  for (const { document } of hits) {
    const { section } = document.result
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  return [...counts].map(([section, count]) => ({
    section,
    label: labelOf(content, section) ?? section,
    count,
  }))
}

/** A page of what a site finds for `query`, of one `section` when it is named. */
export function searchAnswer(content: SiteContent, path: string, query: Query): SearchAnswer {
  const { query: asked = '', section } = query
  const { hits, suggestion } = searchOf(content).find(asked)
  const wanted = section ? hits.filter(({ document }) => document.result.section === section) : hits
  const page = paginate(wanted, path, query)
  return {
    data: page.data.map((hit) => resultOf(hit, asked)),
    meta: { ...page.meta, sections: sectionsOf(hits, content), suggestion },
  }
}
