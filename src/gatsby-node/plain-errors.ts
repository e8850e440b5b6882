import { inspect } from 'node:util'
import { printableReporter } from './content/printable-reporter'

/** What of Gatsby's arguments a hook is ended with. */
interface Told {
  readonly reporter: Parameters<typeof printableReporter>[0]
}

/**
 * A hook whose errors end the build with message and stack. Gatsby prints the source that has thrown below the
 * message, and that is compiled code: one line of 150 kB.
 */
export const withPlainErrors =
  <Args extends Told>(hook: (args: Args) => Promise<void>) =>
  async (args: Args): Promise<void> => {
    try {
      await hook(args)
    } catch (error) {
      printableReporter(args.reporter).panicOnBuild(inspect(error))
    }
  }
