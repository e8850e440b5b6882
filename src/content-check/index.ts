export { ServiceUnreachable } from './check-client'
export { checkContent } from './check'

export { hasViolations, reportOf } from './report'
