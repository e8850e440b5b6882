/** Apart from the rest of comparing, because lists on many pages need no more than this. */
export { CompareToggle } from './compare-toggle'
