export type { RefusedPage } from '../gatsby-node/content/refused-pages'
export { type Preview, readPreview } from './preview'
export { UnreachableContentError } from './site-content'
