import {
  breadcrumbs,
  faqPage,
  type JsonLdNode,
  type JsonLdPage,
} from '../../features/structured-data'
import { path } from '../../routes'
import { messagesOf, localeVariantOf } from '../../sites'
import type { LinkView } from '../../ui/view-models'
import type { BlockData } from './block-views'
import { pageTrail } from './trail'

/** The subject of a page, as far as its breadcrumbs need it. */
export interface TitledPage extends Partial<Queries.PageTrailFragment> {
  readonly entry: { readonly title: string }
}

/** The data of a composed page, as far as its structured data need them. */
export interface ComposedPage extends TitledPage {
  readonly entry: { readonly title: string; readonly blocks: readonly BlockData[] }
}

/**
 * The place of a page in the site, with the names of the visible breadcrumbs; the home page has its
 * short name. A page without breadcrumbs, because it opens with a picture, is below the home page.
 *
 * @param title the name of the page itself
 * @param between pages above it that are no sections' own
 */
export function pageBreadcrumbs(
  { trail }: Partial<Queries.PageTrailFragment>,
  title: string,
  page: JsonLdPage,
  between: readonly LinkView[] = [],
): JsonLdNode {
  const { site, company } = page
  const home = {
    label: messagesOf(localeVariantOf(site))?.chrome.home ?? company,
    href: path('home', site),
  }
  const ancestors = (trail ? pageTrail({ trail }, site) : []).filter(
    ({ href }) => href !== home.href && href !== page.path,
  )
  return breadcrumbs([home, ...ancestors, ...between], title, page)
}

/** All questions that the blocks of a page answer. */
export function questionNodes({ entry }: Pick<ComposedPage, 'entry'>): JsonLdNode[] {
  const node = faqPage(
    entry.blocks.flatMap((block) => (block.type === 'faq' ? block.questions : [])),
  )
  return node ? [node] : []
}

/** A page with only breadcrumbs. */
export const titledNodes = (data: TitledPage, page: JsonLdPage): JsonLdNode[] => [
  pageBreadcrumbs(data, data.entry.title, page),
]

/** A page that editors composed: its breadcrumbs, and its questions. */
export const composedNodes = (data: ComposedPage, page: JsonLdPage): JsonLdNode[] => [
  ...titledNodes(data, page),
  ...questionNodes(data),
]
