export { factsTable } from './facts-table'
export type { FactsView } from './facts-view'
export { ProductFacts } from './product-facts'
export { TechnicalData } from './technical-data'
