import type { ProductData } from '../../contract'
import { isRecord } from '../../ui/is-record'

const isRow = (row: unknown): boolean =>
  isRecord(row) && typeof row.label === 'string' && typeof row.value === 'string'

const isGroup = (group: unknown): boolean =>
  isRecord(group) &&
  typeof group.title === 'string' &&
  Array.isArray(group.rows) &&
  group.rows.every(isRow)

/**
 * Tells whether an answer is product data that can be rendered. The function behind
 * `/api/product-data` has parsed it with the contract; this guards only against an answer of
 * something else (a captive portal, a proxy), without shipping the schemas to the browser.
 */
export const isProductData = (value: unknown): value is ProductData =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  Array.isArray(value.groups) &&
  value.groups.every(isGroup)
