import type { ProductFact } from '../../../src/contract'
import type { ProductFactField } from '../model/common-schemas'
import { within, type Field } from './context'
import { resolveTarget } from './references'

/**
 * The facts of a product, a category or all products. A fact has no target if its page is not in this site.
 */
export const buildProductFacts = (
  field: Field,
  facts: readonly ProductFactField[],
): ProductFact[] =>
  facts.map(({ key, title, text, page, url, anchor, hidden }, index) => {
    const target = page === undefined ? null : resolveTarget(within(field, index, 'page'), page)
    return {
      key,
      title: title ?? null,
      text: text ?? null,
      actionUrl: url ?? null,
      actionPage: target && { section: target.section, slug: target.slug },
      anchor: anchor ?? null,
      hidden,
    }
  })
