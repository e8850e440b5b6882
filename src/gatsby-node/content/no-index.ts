import type { PlannedPage, RouteName } from '../../routes'
import type { BuildContent } from './content'

/** What these show differs with every visit, or is nothing that anyone looks for. */
const NEVER_INDEXED: ReadonlySet<RouteName> = new Set([
  'search',
  'preview',
  'not-found',
  'unavailable',
])

type Page = Pick<PlannedPage, 'route'> & { readonly entry?: PlannedPage['entry'] }

/** Tells which pages stay out of search engines: some routes always, others as editors say. */
export function noIndexRule(
  content: Pick<BuildContent, 'entries' | 'products' | 'categories'>,
): (page: Page) => boolean {
  const { entries, products, categories } = content
  const hidden = new Set(
    [...entries, ...products, ...categories].filter(({ seo }) => seo?.noIndex).map(({ id }) => id),
  )
  return ({ route, entry }) => NEVER_INDEXED.has(route) || hidden.has(entry?.id ?? '')
}
