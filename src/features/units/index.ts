export { imperial, inSiteUnits, type Measured } from './imperial'
