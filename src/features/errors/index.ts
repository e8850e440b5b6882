export { reloadAfterChunkFailure, watchChunkFailures } from './chunk-failure'
export { ErrorBoundary } from './error-boundary'
export { LastResort } from './last-resort'
