export { imperial, inSiteUnits } from './imperial'
