import type { FiguresField } from '../model/common-schemas'
import { overlay } from '../model/plain'
import {
  technicalDataField,
  type ProductFile,
  type TechnicalDataField,
} from '../model/product-schemas'

/** The rows of technical data by their terms, from all groups. */
export const technicalRows = (data: TechnicalDataField): FiguresField =>
  Object.fromEntries(Object.values(data).flatMap((rows) => Object.entries(rows)))

/** The rows of each version in order, kept while the file stays the same: most files do after an edit. */
const merged = new WeakMap<ProductFile, readonly TechnicalDataField[]>()

/** The rows of each version. They replace or follow the rows of the product. */
export function rowsOfVersions(data: ProductFile): readonly TechnicalDataField[] {
  const known = merged.get(data)
  if (known) return known
  const rows = data.versions.map((version) =>
    technicalDataField.parse(overlay(data.technicalData, version.technicalData)),
  )
  merged.set(data, rows)
  return rows
}
