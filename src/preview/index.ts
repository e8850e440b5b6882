export { type Preview, readPreview } from './preview'
export { readPublished } from './published'
export { UnreachableContentError } from './site-content'
export { type PageData, type SitePreview, UnplannableContentError } from './site-preview'
