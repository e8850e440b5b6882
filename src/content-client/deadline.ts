import { NetworkFailure } from './errors'

/** The longest time of a timer: 2³¹ − 1 ms, some 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** A deadline that several requests share. */
export interface Deadline {
  /** Aborted when the time is over, with the {@link NetworkFailure} that ends each request. */
  readonly signal: AbortSignal
  /** Milliseconds left; 0 when it is over. */
  remainingMs(): number
}

/**
 * A deadline that begins to run now. It keeps no process alive.
 *
 * @param milliseconds a value of 0 or less is over at once
 */
export function deadlineIn(milliseconds: number): Deadline {
  const shared = Math.min(Math.max(milliseconds, 0), LONGEST_TIMER_MS)
  const end = performance.now() + shared
  const controller = new AbortController()
  const { signal } = controller
  const over = () => {
    const reason = `the time that all requests share (${milliseconds} ms) is over`
    controller.abort(new NetworkFailure('timeout', reason))
  }
  if (shared > 0) setTimeout(over, shared).unref()
  else over()
  return { signal, remainingMs: () => (signal.aborted ? 0 : Math.max(0, end - performance.now())) }
}
