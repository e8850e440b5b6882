export { documentTitle } from './document-title'
export type { MetadataProps, ShareImage } from './metadata'
export { HeadWriter } from './head-writer'
export { browserHead, writeLater } from './later-head'
