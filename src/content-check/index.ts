export { ServiceUnreachable } from './asker'
export { checkContent, type CheckOptions, type CheckResult } from './check'
export type { Finding, Severity } from './finding'
export { hasViolations, reportOf } from './report'
