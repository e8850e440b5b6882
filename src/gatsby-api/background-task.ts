import { availableParallelism } from 'node:os'
import pLimit, { type LimitFunction } from 'p-limit'
import { timed, type Timing } from './timed'

const PROCESSORS = availableParallelism()

/**
 * Background work that must finish before the build ends. Gatsby compiles on one processor for more
 * than a minute and leaves the others idle.
 */
export class BackgroundTask {
  readonly #processors = pLimit(Math.max(1, PROCESSORS - 1))
  #work: Promise<void> = Promise.resolve()

  /**
   * Starts the work. Outside a build it also waits for the end: somebody may look at the result at
   * any time.
   *
   * @param work gets a limit on processors; one processor is left to Gatsby
   */
  async begin(work: (processors: LimitFunction) => Promise<void>): Promise<void> {
    this.#work = work(this.#processors)
    if (process.env.gatsby_executing_command !== 'build') return this.#allProcessors()
    // Reported to the caller of `end`; nobody may wait for it yet.
    this.#work.catch(() => undefined)
  }

  /**
   * Waits for the end of the work; Gatsby logs how long that took.
   *
   * @throws the error of the work
   */
  async end(reporter: Timing, name: string): Promise<void> {
    await timed(reporter, name, () => this.#allProcessors())
  }

  /** From here on nothing else needs a processor. */
  #allProcessors(): Promise<void> {
    this.#processors.concurrency = PROCESSORS
    return this.#work
  }
}
