export { type Preview, readPreview } from './preview'
export { UnreachableContentError } from './site-content'
export { UnplannableContentError } from './site-preview'
