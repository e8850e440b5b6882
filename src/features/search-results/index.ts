export { foundIn, type Found, type FoundResult, type FunctionAnswer } from './found'
export { FoundCount } from './found-count'
export { FoundList } from './found-list'
