import type { FiguresField } from '../model/common-schemas'
import { overlay } from '../model/plain'
import {
  technicalDataField,
  type ProductFile,
  type TechnicalDataField,
} from '../model/product-schemas'

/** Length and width of a machine seen from above: `7200 × 5400 × 4100 mm`. */
const OUTLINE = /^(\d+)\s*×\s*(\d+)(?:\s*×\s*\d+)?\s*mm$/
const MM2_PER_M2 = 1e6

/** The area of an overall size, rounded up to a tenth of a square metre. */
function areaOf(overallSize: unknown): string | null {
  const [, length, width] = OUTLINE.exec(String(overallSize)) ?? []
  if (length === undefined || width === undefined) return null
  return `${Math.ceil((Number(length) * Number(width) * 10) / MM2_PER_M2) / 10} m²`
}

/** The term of the row that follows from the overall size of a machine. */
export const FLOOR_SPACE = 'floorSpace'

/**
 * The rows of each group, and after the overall size of a machine the floor space that follows from it.
 *
 * @param isAdded whether the glossary has a term for it
 */
export const withFloorSpace = (data: TechnicalDataField, isAdded: boolean): TechnicalDataField =>
  Object.fromEntries(
    Object.entries(data).map(([group, rows]) => {
      const area = !isAdded || FLOOR_SPACE in rows ? null : areaOf(rows.overallSize)
      if (area === null) return [group, rows]
      const listed = Object.entries(rows).flatMap((row) =>
        row[0] === 'overallSize' ? [row, [FLOOR_SPACE, area] as const] : [row],
      )
      return [group, Object.fromEntries(listed)]
    }),
  )

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
