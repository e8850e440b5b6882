import type { ProductDimensions } from '../../../src/contract'
import type { FiguresField } from '../model/common-schemas'
import type { ProductFile } from '../model/product-schemas'
import { within, type Field } from './context'
import { term } from './figures'
import { rowsOfVersions, technicalRows } from './technical-rows'

/** Factors to millimetres for units of length, kilograms for weight, kilonewtons for force. */
const FACTORS: Readonly<Record<string, number>> = { mm: 1, m: 1000, kg: 1, t: 1000, kN: 1 }

/** The rows with the working area, seen from above; the first existing one counts. */
const WORKING_AREAS = ['tableSize', 'usefulWidth']

/** The numbers of a size, weight or force, `5400 × 3600 × 2600 mm`; none for words. */
function measuresOf(quantity: string | number | undefined): number[] {
  const [, amount = '', unit = ''] = /^([\d.× ]*\d)\s+(\S+)$/.exec(String(quantity ?? '')) ?? []
  const factor = FACTORS[unit]
  return factor === undefined ? [] : amount.split('×').map((number) => Number(number) * factor)
}

/** The number of points that a machine stands on: along and across, `3 × 2`. */
const GRID = /^(\d+) × (\d+)$/

/**
 * The points that a machine stands on; `null` when their number, their distances or their load is missing.
 */
function supportsOf(rows: FiguresField): ProductDimensions['supports'] {
  const [, along, across] = GRID.exec(String(rows['supports'] ?? '')) ?? []
  const [spacingAlong, spacingAcross] = measuresOf(rows['supportSpacing'])
  const [load] = measuresOf(rows['supportLoad'])
  if (along === undefined || across === undefined) return null
  if (spacingAlong === undefined || spacingAcross === undefined || load === undefined) return null
  return { along: Number(along), across: Number(across), spacingAlong, spacingAcross, load }
}

/** The dimensions in the technical data of a version or product; none without all three. */
function dimensionsOf(
  field: Field,
  code: string,
  technicalData: ProductFile['technicalData'],
): ProductDimensions[] {
  const rows = technicalRows(technicalData)
  const [length, width, height] = measuresOf(rows['overallSize'])
  if (length === undefined || width === undefined || height === undefined) return []
  const [weight = null] = measuresOf(rows['weight'])
  const name = WORKING_AREAS.find((each) => rows[each] !== undefined)
  const area = name === undefined ? [] : measuresOf(rows[name])
  const [across, areaLength = null] = [...area].reverse()
  const workingArea =
    name === undefined || across === undefined
      ? null
      : { label: term(within(field, 'technicalData'), name), length: areaLength, width: across }
  return [{ code, length, width, height, weight, workingArea, supports: supportsOf(rows) }]
}

/** The sizes of each version of a product, or of the product where it has no versions. */
export function buildDimensions(field: Field, data: ProductFile): ProductDimensions[] {
  const { code, versions, technicalData } = data
  if (versions.length === 0) return dimensionsOf(field, code, technicalData)
  const rows = rowsOfVersions(data)
  return versions.flatMap((version, index) => dimensionsOf(field, version.code, rows[index] ?? {}))
}
