/**
 * Separate from other parts of the comparison, because lists on many pages need only the toggle.
 */
export { CompareToggle } from './compare-toggle'
