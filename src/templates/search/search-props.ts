import type { Entry } from '../../contract'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkRowView } from '../../ui/controls/link-rows'
import type { FrameData, SeoData } from '../shared/frame'
import { pageTrail, type TrailData } from '../shared/trail'
import { categoryViews, pageHref, type CategoryData } from '../shared/views'
import type { SearchPageProps } from './search-page'

/** What the search page shows; `entry` is there where editors gave the page a text of its own. */
export interface SearchData extends FrameData, TrailData {
  readonly entry: (Pick<Entry, 'title' | 'abstract'> & { readonly seo: SeoData | null }) | null
  readonly sections: { readonly nodes: readonly { section: string; title: string }[] }
  readonly categories: { readonly nodes: readonly CategoryData[] }
  readonly counts: { readonly group: readonly { readonly code: string; readonly count: number }[] }
}

/** The sections that a visitor without a word to search for may begin with, in this order. */
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

const sectionRows = ({ sections }: SearchData, site: SiteHandle): LinkRowView[] =>
  SECTIONS.flatMap((section) => {
    const page = sections.nodes.find((node) => node.section === section)
    const href = pageHref({ section, slug: null }, site)
    return page && href ? [{ key: section, label: page.title, href }] : []
  })

/** Content of a site → its search page before anything is searched for. */
export function searchPageProps(data: SearchData, site: SiteHandle): SearchPageProps {
  const counts = new Map(data.counts.group.map(({ code, count }) => [code, count]))
  return {
    trail: pageTrail(data, site),
    title: data.entry?.title ?? null,
    abstract: data.entry?.abstract ?? null,
    href: path('search', site),
    categories: categoryViews(data.categories.nodes, counts, site),
    sections: sectionRows(data, site),
  }
}
