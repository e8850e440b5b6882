/** The tray of what is chosen: on all pages, which need no more of the feature. */
export { CompareTray } from './compare-tray'
