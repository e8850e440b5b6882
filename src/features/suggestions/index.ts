export { Suggestions } from './suggestions'
