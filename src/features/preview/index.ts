/** Live preview for editors: the token, the requests to `/api/preview`, and the bar. */
export { asPreview, previewUrl, type PageAnswer } from './ask'
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
