import { printable } from '../../contract'
import type { PlanReporter } from './plan-content'

/** Gatsby's reporter for messages that name what editors wrote, which is not to steer the terminal. */
export const printableReporter = (reporter: PlanReporter): PlanReporter => ({
  warn: (message) => reporter.warn(printable(message)),
  panic: (message) => reporter.panic(printable(message)),
})
