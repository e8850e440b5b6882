import type { KeyFigure } from '../../../src/contract'
import type { ProductFile } from '../model/product-schemas'
import { oneOf, reject, within, type Field } from './context'
import { buildFigure } from './figures'
import { technicalRows } from './technical-rows'

/**
 * The figures that prove a paragraph about a product. They are rows of its technical data, so that both
 * agree. A statement about the product must be true of all its versions.
 *
 * @param names the rows, by their terms
 */
export function buildFeatureFigures(
  field: Field,
  names: readonly string[],
  { technicalData, versions }: Pick<ProductFile, 'technicalData' | 'versions'>,
): KeyFigure[] {
  const rows = technicalRows(technicalData)
  return names.flatMap((name, index) => {
    const place = within(field, index)
    const raw = rows[name]
    if (raw === undefined) {
      reject(place, `a row of technicalData: ${oneOf(Object.keys(rows))}`, name)
      return []
    }
    const differs = ({ technicalData: own }: (typeof versions)[number]) =>
      (technicalRows(own)[name] ?? raw) !== raw
    const version = versions.find(differs)
    if (version) reject(place, `a row that ${version.code} has no other value of`, name)
    return buildFigure(place, name, raw)
  })
}
