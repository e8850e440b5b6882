export { ErrorBoundary } from './error-boundary'
export { LastResort } from './last-resort'
export { RetryBoundary } from './retry-boundary'
export { reportError } from './report-error'
