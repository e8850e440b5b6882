/** An error whose message says all that a person needs; it is printed without a stack. */
export class Explained extends Error {
  override readonly name: string = 'Explained'
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
      console.error(error instanceof Explained ? error.message : error)
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
