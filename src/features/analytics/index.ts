export { track } from './track'
export { usePageView } from './use-page-view'
