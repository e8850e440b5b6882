export { ErrorBoundary } from './error-boundary'
export { LastResort } from './last-resort'
