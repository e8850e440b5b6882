export { useAllows } from './choice'
export { watchPrivacy } from './watch-privacy'
