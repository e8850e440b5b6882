import { sectionsAbove, type PlannedPage } from '../../routes'
import type { BuildContent } from '../content/content'
import { entryVariables } from './entry-variables'
import { bitVariables, homeVariables, servicesVariables } from './overview'
import { contactFormVariables, previewVariables, searchVariables } from './page-texts'
import { rowsOf } from './shown-in-place'
import { categoriesShownBy, entriesShownBy, productsShownBy } from './shown-by-blocks'
import { storiesOf } from './stories-of'
import { entryTemplates, templates } from './templates'

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
    return {
      entry: entry.id,
      category: product?.category.code,
      related: product?.relatedProducts,
      stories: product && storiesOf(product.code, page, content, drawn),
    }
  }
  const shown = {
    entry: entry.id,
    above: sectionsAbove(route),
    products: productsShownBy(page, content),
    categories: categoriesShownBy(page, content),
    entries: entriesShownBy(page, content, drawn),
  }
  if (entryTemplates.has(templates[route])) {
    return { ...shown, ...entryVariables(page, content, shown.entries, today) }
  }
  switch (route) {
    case 'home':
      return { ...shown, ...homeVariables(page, content, today) }
    case 'services':
      return { ...shown, ...servicesVariables(page, content, today) }
    case 'bit':
      return { ...shown, ...bitVariables(page, content) }
    case 'about-charity':
    case 'careers-job-opportunities':
    case 'careers-working-at':
      return { ...shown, rows: rowsOf(page, content, today) }
    case 'contacts-form':
      return { ...contactFormVariables(page), above: shown.above }
    case 'search':
      return { ...searchVariables(page, content), above: shown.above }
    case 'preview':
      return { ...previewVariables(page), above: shown.above }
    default:
      return shown
  }
}
