import { availableParallelism } from 'node:os'
import pLimit, { type LimitFunction } from 'p-limit'
import { timed, type Timing } from './timed'

const PROCESSORS = availableParallelism()

/**
 * Work of which a build needs no more than that it is done at its end. Gatsby compiles on one processor for more than a
 * minute and leaves the others idle.
 */
export class BesideTheBuild {
  readonly #processors = pLimit(Math.max(1, PROCESSORS - 1))
  #work: Promise<void> = Promise.resolve()

  /**
   * Begins it, and outside a build, where somebody may look at it at any time, waits until it is done.
   *
   * @param work is given what lets a part of it have a processor, of which one is left to Gatsby
   */
  async begin(work: (processors: LimitFunction) => Promise<void>): Promise<void> {
    this.#work = work(this.#processors)
    if (process.env.gatsby_executing_command !== 'build') return this.#allProcessors()
    // Told to whoever waits for it; nobody may do so yet.
    this.#work.catch(() => undefined)
  }

  /**
   * Waits until it is done, and has Gatsby say how long that took.
   *
   * @throws what the work has thrown
   */
  async end(reporter: Timing, name: string): Promise<void> {
    await timed(reporter, name, () => this.#allProcessors())
  }

  /** Nobody needs one for anything else. */
  #allProcessors(): Promise<void> {
    this.#processors.concurrency = PROCESSORS
    return this.#work
  }
}
