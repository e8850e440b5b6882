export { Sent } from './sent'
export { htmlOf, type FactsView, type SentRows } from './sent-rows'
export { TechnicalData } from './technical-data'
