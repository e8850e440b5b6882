export { ErrorBoundary } from './error-boundary'
export { LastResort } from './last-resort'
export { Part } from './part'
export { reportError } from './report-error'
