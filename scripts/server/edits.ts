import { setTimeout as pause } from 'node:timers/promises'

/** Gatsby's endpoint for webhooks of a content service; its variable switches it on (scripts/gatsby.ts). */
const REFRESH = '/__refresh'
const RETRY_MS = 500
/** Gatsby sources all content for each edit, so edits in quick succession count as one. */
const REFRESH_AFTER_MS = 500

/** Reports edits to `gatsby develop`. */
export class Edits {
  #isClosed = false
  #refreshed = Promise.resolve()
  #waiting: NodeJS.Timeout | undefined

  constructor(private readonly gatsbyPort: number) {}

  /** Reports edited content that is already served. Gatsby asks for it as soon as it is ready. */
  edited(): void {
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => {
      this.#refreshed = this.#refreshed.then(() => this.#refresh())
    }, REFRESH_AFTER_MS)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#waiting)
  }

  async #refresh(): Promise<void> {
    while (!this.#isClosed && !(await this.#askGatsby())) await pause(RETRY_MS)
  }

  #askGatsby(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.gatsbyPort}${REFRESH}`, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
