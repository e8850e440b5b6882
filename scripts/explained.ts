import { inspect } from 'node:util'
import { printable } from '../src/contract/printable'

/** An error whose message says all that a person needs; it is printed without a stack. */
export class Explained extends Error {
  override readonly name: string = 'Explained'
}

/** Prints a message of a command. Nothing that content or a service has put into it steers the terminal. */
export const say = (message: string): void => console.log(printable(message))

/** {@link say} of a failure: an {@link Explained} error is its message, any other has its stack. */
export function complain(problem: unknown): void {
  const message = problem instanceof Explained ? problem.message : problem
  console.error(printable(typeof message === 'string' ? message : inspect(message)))
}

/**
 * Runs a command: its number becomes the exit code, an {@link Explained} error its message.
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

/** Waits until the command is asked to end: by Ctrl-C, or by whoever started it. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve())
  })
