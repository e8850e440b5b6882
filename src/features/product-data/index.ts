export { TechnicalData } from './technical-data'
