export type { RefusedPage } from '../../plan/refused-pages'
export { type Preview, readPreview } from './preview'
export { UnreachableContentError } from './site-content'
