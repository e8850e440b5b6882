import type { Deadline } from './deadline'
import { NetworkFailure } from './errors'

/**
 * How long a build or a check waits for services in total: one minute, the usual period of rate
 * limits, and one time-out of 30 s.
 */
export const WAIT_BUDGET_MS = 90_000
/** An answer this soon after another one does not count as waiting. */
const UNHURRIED_MS = 500
/**
 * Bytes per millisecond: a body of this speed does not count as waiting. 200 MB then take half an
 * hour.
 */
export const SLOWEST_RATE = 100
/** After this time without an answer, people are told about the wait. */
const TOLD_AFTER_MS = 5_000

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`

/** A request that is waited for. */
export interface Waiting {
  readonly address: string
  /** Why it takes longer, in words: the last answer. */
  reason: string
}

/**
 * A deadline whose clock stands still while answers come. It ends a build that waits for a slow
 * service, but not a build with much to fetch. It keeps no process alive.
 */
export class WaitBudget implements Deadline {
  readonly #controller = new AbortController()
  readonly #waitings = new Set<Waiting>()
  readonly #milliseconds: number
  readonly #tell: (text: string) => void
  #over: string | null = null
  #left: number
  #since = 0
  /** Milliseconds since then that do not count as waiting, because bodies arrived. */
  #worth = 0
  #timer: NodeJS.Timeout | undefined

  /** @param tell gets messages about slow answers */
  constructor(tell: (text: string) => void, milliseconds = WAIT_BUDGET_MS) {
    this.#tell = tell
    this.#milliseconds = milliseconds
    this.#left = milliseconds
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Why no more requests are sent; `null` while there is time. */
  get over(): string | null {
    return this.#over
  }

  remainingMs(): number {
    if (this.signal.aborted) return 0
    return Math.max(0, this.#left - this.#waited())
  }

  /** A request begins to be waited for. */
  begin(address: string): Waiting {
    if (this.#waitings.size === 0) this.#count()
    const waiting = { address, reason: 'no answer yet' }
    this.#waitings.add(waiting)
    if (this.#waitings.size === 1) this.#watch()
    return waiting
  }

  /** Ends the wait for a request. If the service `answered` as expected, it is there. */
  end(waiting: Waiting, answered: boolean): void {
    this.#worth += answered ? UNHURRIED_MS : 0
    this.#count()
    this.#waitings.delete(waiting)
    this.#watch()
  }

  /** A piece of a body came. */
  received(bytes: number): void {
    // A fast body does not make up for silence after it.
    this.#worth = Math.min(this.#worth + bytes / SLOWEST_RATE, performance.now() - this.#since)
    this.#watch()
  }

  /** More waiting is useless: requests that wait for an answer or for their turn fail at once. */
  giveUp(reason: string): void {
    this.#end(reason, new NetworkFailure('not-tried', `not waited for: ${reason}`))
  }

  #end(reason: string, failure: NetworkFailure): void {
    if (this.#over !== null) return
    this.#over = reason
    clearTimeout(this.#timer)
    this.#controller.abort(failure)
  }

  /** Milliseconds that were waited since they were counted last. */
  #waited(): number {
    if (this.#waitings.size === 0) return 0
    return Math.max(0, performance.now() - this.#since - this.#worth)
  }

  #count(): void {
    this.#left -= this.#waited()
    this.#since = performance.now()
    this.#worth = 0
  }

  #watch(): void {
    clearTimeout(this.#timer)
    const [first] = this.#waitings
    if (!first || this.signal.aborted) return
    const { address } = first
    const pause = Math.min(this.remainingMs(), TOLD_AFTER_MS)
    this.#timer = setTimeout(() => {
      const left = this.remainingMs()
      const { reason } = first
      const budget = seconds(this.#milliseconds)
      if (left < 1) {
        const over = `all requests together may wait ${budget}, which are over; last for ${address} (${reason})`
        this.#end(over, new NetworkFailure('timeout', over))
        return
      }
      this.#tell(`Waiting for ${address} (${reason}); ${seconds(left)} of ${budget} are left`)
      this.#watch()
    }, pause).unref()
  }
}
