/** Live preview as an editor meets it: the token, what is asked of `/api/preview`, and the bar. */
export { asPreview, previewAddress, type PageAnswer } from './ask'
export { showBar } from './bar/show-bar'
export { DraftsOfSite } from './drafts/drafts-of-site'
export {
  askOnce,
  errorOf,
  initialSession,
  isThere,
  keepAsking,
  showVersion,
  useSession,
  visit,
  type PageState,
} from './session'
