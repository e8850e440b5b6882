import { setMaxListeners } from 'node:events'
import type { Deadline } from '../../content-client'

/**
 * The deadline of work that serves several callers: the work ends when no caller waits any more.
 */
export class SharedDeadline implements Deadline {
  readonly #controller = new AbortController()
  #last: Deadline

  constructor(first: Deadline) {
    // Each request under way adds a listener.
    setMaxListeners(0, this.#controller.signal)
    this.#last = first
    this.#end(first)
  }

  /** Adds another waiting caller. */
  join(deadline: Deadline): void {
    if (deadline.remainingMs() <= this.#last.remainingMs()) return
    this.#last = deadline
    this.#end(deadline)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  remainingMs(): number {
    return this.#last.remainingMs()
  }

  #end(deadline: Deadline): void {
    const { signal } = deadline
    const end = () => {
      if (this.#last === deadline) this.#controller.abort(signal.reason)
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  }
}
