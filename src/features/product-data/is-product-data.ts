import type { ProductData } from '../../contract'
import { isObject } from '../../contract/is-object'

const isMeaning = (meaning: unknown): boolean =>
  meaning === null ||
  (isObject(meaning) && typeof meaning.key === 'string' && typeof meaning.label === 'string')

const isRow = (row: unknown): boolean =>
  isObject(row) &&
  typeof row.label === 'string' &&
  typeof row.value === 'string' &&
  isMeaning(row.meaning ?? null)

const isGroup = (group: unknown): boolean =>
  isObject(group) &&
  typeof group.title === 'string' &&
  Array.isArray(group.rows) &&
  group.rows.every(isRow)

/**
 * Whether an answer is product data that can be rendered. The function behind `/api/product-data`
 * has parsed it with the contract. This guards only against an answer of another server (a captive
 * portal, a proxy), without shipping the schemas to the browser.
 */
export const isProductData = (value: unknown): value is ProductData =>
  isObject(value) &&
  typeof value.code === 'string' &&
  Array.isArray(value.groups) &&
  value.groups.every(isGroup)
