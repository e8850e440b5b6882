export { type Preview, readPreview } from './preview'
export { readSite } from './read-site'
export { UnreachableContentError } from './site-content'
export { type PageData, type SitePreview, UnplannableContentError } from './site-preview'
