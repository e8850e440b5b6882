import { sectionsAbove, type PlannedPage } from '../routes'
import type { BuildContent } from './content'
import { listingOf, neighboursOf } from './listing'
import { categoriesShownBy, entriesShownBy, productsShownBy } from './shown-by-blocks'
import { ENTRY, SECTION, templates } from './templates'

/** What a template's query asks for besides the site: the ids and codes that its page shows. */
export const queryVariables = (
  page: PlannedPage,
  content: BuildContent,
  drawn: readonly PlannedPage[],
  today: string,
) => {
  const { route, entry } = page
  if (route === 'products-category') {
    return { entry: entry.id, category: content.categories.find(({ id }) => id === entry.id)?.code }
  }
  if (route === 'products-category-slug') {
    const product = content.products.find(({ id }) => id === entry.id)
    return { entry: entry.id, category: product?.category.code, related: product?.relatedProducts }
  }
  const shown = {
    entry: entry.id,
    products: productsShownBy(page, content),
    categories: categoriesShownBy(page, content),
    entries: entriesShownBy(page, content, drawn),
  }
  switch (templates[route]) {
    case SECTION:
      return { ...shown, above: sectionsAbove(route), ...listingOf(page, content, today) }
    case ENTRY:
      return {
        ...shown,
        above: sectionsAbove(route),
        neighbours: neighboursOf(page, content, shown.entries),
      }
    default:
      return shown
  }
}
