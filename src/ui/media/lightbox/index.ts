export { largest } from './largest'
export { useLightbox } from './use-lightbox'
