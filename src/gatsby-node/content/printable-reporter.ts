import { printable } from '../../contract'

/**
 * Reports problems of the content to editors. `panicOnBuild` ends a build, and only logs in
 * development.
 */
export type PlanReporter = Record<'warn' | 'panicOnBuild', (message: string) => void>

/** Gatsby's reporter for messages with text of editors. Such text must not control the terminal. */
export const printableReporter = (reporter: PlanReporter): PlanReporter => ({
  warn: (message) => reporter.warn(printable(message)),
  panicOnBuild: (message) => reporter.panicOnBuild(printable(message)),
})
