import type { ProductData } from '../../../src/contract'
import type { ProductFile, TechnicalDataField } from '../model/product-schemas'
import { overlay } from '../model/plain'
import { technicalDataField } from '../model/product-schemas'
import { within, type BuildContext, type Field } from './context'
import { buildFigures, term } from './figures'
import type { Item } from './shelf'

const buildGroups = (field: Field, data: TechnicalDataField): ProductData['groups'] =>
  Object.entries(data).map(([group, rows]) => {
    const own = within(field, group)
    return { title: term(own, group), rows: buildFigures(own, rows, { withImperial: true }) }
  })

/**
 * Technical data of a product by code: its own code, and the code of each version, whose rows
 * replace or follow those of the product.
 */
export function buildProductData(
  context: BuildContext,
  item: Item<ProductFile>,
): [string, ProductData][] {
  const { data } = item
  const field: Field = { context, item, path: ['technicalData'] }
  const own: ProductData = {
    code: data.code,
    groups: buildGroups(field, data.technicalData),
    dataSheet: null,
  }
  const versions = data.versions.map((version, index): [string, ProductData] => {
    const place = { ...field, path: ['versions', index, 'technicalData'] }
    const merged = technicalDataField.parse(overlay(data.technicalData, version.technicalData))
    return [
      version.code,
      { code: version.code, groups: buildGroups(place, merged), dataSheet: null },
    ]
  })
  return [[data.code, own], ...versions]
}
