import type { FiguresField } from '../model/common-schemas'
import type { ProductFile } from '../model/product-schemas'
import type { BuildContext, Field } from './context'
import { itemIn, itemsIn } from './collections'
import { knowsTerm, preferredTerm } from './figures'
import { FLOOR_SPACE, rowsOfVersions, technicalRows, withFloorSpace } from './technical-rows'

/** The key figures of a product, and of each of its versions in order. */
interface KeyFigures {
  readonly product: FiguresField
  readonly versions: readonly FiguresField[]
}

/**
 * The terms that the products of a category are compared by: each key figure of one of them, then the figures
 * that the category names.
 */
function termsOf({ collections, site }: BuildContext, category: string): readonly string[] {
  const products = itemsIn(collections.products, site).filter(
    ({ data }) => data.category === category,
  )
  const own = products.flatMap(({ data }) =>
    [data, ...data.versions].flatMap(({ figures }) => Object.keys(figures)),
  )
  const named = itemIn(collections.categories, site, `categories/${category}`)?.data.figures ?? []
  return [...new Set([...own, ...named])]
}

const pick = (rows: FiguresField, terms: readonly string[]): FiguresField =>
  Object.fromEntries(
    terms.flatMap((term) => {
      const value = rows[term]
      return value === undefined ? [] : [[term, value]]
    }),
  )

/**
 * The key figures of a product and of its versions: those of the file, then the figures that other products of
 * the category state as key figures, taken from the technical data. A list, a filter or a comparison would
 * otherwise say of a product that it does not state what its page states. A product has the values of its first
 * version, which its page shows first. If versions differ in a figure, all of them state it.
 */
export function keyFigures(field: Field, data: ProductFile): KeyFigures {
  const isAdded = knowsTerm(field, FLOOR_SPACE)
  const versionRows = rowsOfVersions(data).map((each) =>
    technicalRows(withFloorSpace(each, isAdded)),
  )
  const rows = versionRows[0] ?? technicalRows(withFloorSpace(data.technicalData, isAdded))
  const terms = termsOf(field.context, data.category).map((term) =>
    preferredTerm(field, term, rows),
  )
  const more = [...new Set(terms)].filter((term) => !(term in data.figures))
  const differing = more.filter((term) => versionRows.some((each) => each[term] !== rows[term]))
  return {
    product: { ...data.figures, ...pick(rows, more) },
    versions: data.versions.map(({ figures }, index) => ({
      ...figures,
      ...pick(
        versionRows[index] ?? {},
        differing.filter((term) => !(term in figures)),
      ),
    })),
  }
}
