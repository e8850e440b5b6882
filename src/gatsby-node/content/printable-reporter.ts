import { printable } from '../../contract'

/** Where a build says what editors should know; `panicOnBuild` ends it, and tells who develops. */
export type PlanReporter = Record<'warn' | 'panicOnBuild', (message: string) => void>

/** Gatsby's reporter for messages that name what editors wrote, which is not to steer the terminal. */
export const printableReporter = (reporter: PlanReporter): PlanReporter => ({
  warn: (message) => reporter.warn(printable(message)),
  panicOnBuild: (message) => reporter.panicOnBuild(printable(message)),
})
