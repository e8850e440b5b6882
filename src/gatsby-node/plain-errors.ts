import { inspect } from 'node:util'
import { printableReporter } from './content/printable-reporter'

/** The part of Gatsby's arguments that ends a build. */
interface Told {
  readonly reporter: Parameters<typeof printableReporter>[0]
}

/**
 * A hook whose errors end the build with message and stack. Gatsby itself prints the failing source
 * below the message. That is compiled code: one line of 150 kB.
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
