import { setTimeout as pause } from 'node:timers/promises'

/** Gatsby's endpoint for webhooks of a content service; its variable switches it on (scripts/gatsby.ts). */
const REFRESH = '/__refresh'
const RETRY_MS = 500
/** Edits that are saved in a row are one edit to Gatsby, which sources all content for each. */
const REFRESH_AFTER_MS = 500

/** Tells `gatsby develop` of edits. */
export class Edits {
  #isClosed = false
  #refreshed = Promise.resolve()
  #waiting: NodeJS.Timeout | undefined

  constructor(private readonly gatsbyPort: number) {}

  /** Content was edited, and is served: Gatsby asks for it as soon as it is ready. */
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
