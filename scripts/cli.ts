import { inspect } from 'node:util'
import { printable } from '../src/contract/printable'

/** An error with a message that tells a person everything; it is printed without a stack. */
export class CliError extends Error {
  override readonly name: string = 'CliError'
}

/** Prints a message of a command. Text from content or a service cannot control the terminal. */
export const say = (message: string): void => console.log(printable(message))

/**
 * Prints a failure like {@link say}: an {@link CliError} error as its message, any other error with its
 * stack.
 */
export function complain(problem: unknown): void {
  const message = problem instanceof CliError ? problem.message : problem
  console.error(printable(typeof message === 'string' ? message : inspect(message)))
}

/**
 * Runs a command. The returned number becomes the exit code; an {@link CliError} error is printed as its
 * message.
 *
 * @param command gives the exit code
 */
export function main(command: () => Promise<number>): void {
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      complain(error)
      process.exit(1)
    },
  )
}

/** Waits until the command must end: by Ctrl-C, or by a signal from its starter. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve())
  })
