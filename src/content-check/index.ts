export { ServiceUnreachable } from './asker'
export { checkContent } from './check'

export { hasViolations, reportOf } from './report'
