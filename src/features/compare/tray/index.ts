/** The tray of the chosen machines: on all pages, which need no other code of the feature. */
export { CompareTray } from './compare-tray'
