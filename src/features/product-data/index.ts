export { TechnicalData } from './technical-data'
export { useProductData } from './use-product-data'
export type { ProductDataState } from './use-product-data'
