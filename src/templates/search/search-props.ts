import { searchFormUrl } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkRowView } from '../../ui/controls/link-rows'
import { pageTrail } from '../shared/trail'
import { categoryViews, pageHref } from '../shared/views'
import type { SearchPageProps } from './search-page'

/** The sections that are starting points without a query, in this order. */
export const SECTIONS = [
  'products',
  'engineering',
  'services',
  'customerStories',
  'innovationStories',
  'newsAndEvents',
  'faq',
  'headquarter',
]

const sectionRows = ({ sections }: Queries.SearchPageQuery, site: SiteHandle): LinkRowView[] =>
  SECTIONS.flatMap((section) => {
    const page = sections.nodes.find((node) => node.section === section)
    const href = pageHref({ section, slug: null }, site)
    return page && href ? [{ key: section, label: page.title, href }] : []
  })

/** Content of a site → its search page before anything is searched for. */
export function searchPageProps(data: Queries.SearchPageQuery, site: SiteHandle): SearchPageProps {
  const counts = new Map(data.counts.group.map(({ code, count }) => [code, count]))
  return {
    trail: pageTrail(data, site),
    title: data.entry?.title ?? null,
    abstract: data.entry?.abstract ?? null,
    action: searchFormUrl(site),
    categories: categoryViews(data.categories.nodes, counts, site),
    sections: sectionRows(data, site),
  }
}
