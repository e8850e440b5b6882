export type { DataGroup, DataRow } from './data-table'
export { fetchProductData } from './fetch-product-data'
export { TechnicalData } from './technical-data'
