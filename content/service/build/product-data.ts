import type { ProductData } from '../../../src/contract'
import type { ProductFile, TechnicalDataField } from '../model/product-schemas'
import type { BuildContext, Field } from './context'
import { DATA_SHEETS, documentUrl } from './documents'
import { buildFigure, knowsTerm, term } from './figures'
import type { Item } from './collection'
import { FLOOR_SPACE, rowsOfVersions, technicalRows, withFloorSpace } from './technical-rows'

/**
 * Finds the field of a row in the file. The data of a version mixes its own rows with rows of the product.
 */
type PlaceOf = (group: string, row: string) => Field

function buildGroups(data: TechnicalDataField, placeOf: PlaceOf): ProductData['groups'] {
  const stated = technicalRows(data)
  const groups = withFloorSpace(data, knowsTerm(placeOf('', ''), FLOOR_SPACE))
  return Object.entries(groups).map(([group, rows]) => ({
    title: term(placeOf(group, ''), group),
    rows: Object.entries(rows).flatMap(([row, value]) =>
      buildFigure(placeOf(group, row), row, value, { withImperial: true, stated }),
    ),
  }))
}

/**
 * Technical data of a product, by the product's code and the code of each version. The rows of a version
 * replace or follow the rows of the product.
 */
export function buildProductData(
  context: BuildContext,
  item: Item<ProductFile>,
): [string, ProductData][] {
  const { data } = item
  const inProduct: PlaceOf = (group, row) => ({
    context,
    item,
    path: ['technicalData', group, row].filter(Boolean),
  })
  const isVersion = (code: string) => data.versions.some((version) => version.code === code)
  const answer = (code: string, rows: TechnicalDataField, placeOf: PlaceOf): ProductData => ({
    code,
    groups: buildGroups(rows, placeOf),
    dataSheet: isVersion(code) ? documentUrl(context.site, DATA_SHEETS, code) : null,
  })
  const rows = rowsOfVersions(data)
  const versions = data.versions.map((version, index): [string, ProductData] => {
    const placeOf: PlaceOf = (group, row) => {
      const own = version.technicalData[group]
      const isOwn = row === '' ? own !== undefined : own?.[row] !== undefined
      const place = inProduct(group, row)
      return isOwn ? { ...place, path: ['versions', index, ...place.path] } : place
    }
    return [version.code, answer(version.code, rows[index] ?? {}, placeOf)]
  })
  return [[data.code, answer(data.code, data.technicalData, inProduct)], ...versions]
}
