import {
  type ContentClient,
  ContentClientError,
  type KeptAnswer,
  placeOf,
  unknownEndpoint,
} from '../../content-client'
import type { Changes } from '../../contract'
import type { SiteHandle } from '../../sites'

/**
 * The longest time without a full check, in milliseconds; it finds changes that the service did not
 * report.
 */
const LONGEST_WITHOUT_ASKING_MS = 60_000

/**
 * Decides which cached answers of a site are still valid, if the service reports its changes
 * (`{site}/changes.json`). When in doubt, none are: then everything is requested again.
 */
export class SiteChanges {
  readonly #site: SiteHandle
  #isOffered = true
  #checkedAt = -Infinity
  /** `until` of the reading under way, and of the last complete one. */
  #reading: string | undefined
  #read: string | undefined
  #changed: ReadonlySet<string> | null = null

  constructor(site: SiteHandle) {
    this.#site = site
  }

  /**
   * Asks for the changes since the last reading. It must run before all other requests, so that
   * changes in the meantime are reported the next time.
   *
   * @param client a client without a cache
   */
  async look(client: ContentClient): Promise<void> {
    const isDue = Date.now() - this.#checkedAt >= LONGEST_WITHOUT_ASKING_MS
    // The first reading requests everything, and a visitor waits for it.
    const isFirst = this.#checkedAt === -Infinity
    const answer = this.#isOffered && !isFirst ? await this.#ask(client) : null
    const isKnown = answer?.complete === true && unknownEndpoint(answer) === undefined
    this.#changed = isKnown && !isDue ? new Set(answer.addresses) : null
    this.#reading = answer?.until
  }

  /** To be called when all answers of the current reading are cached. */
  settle(): void {
    this.#read = this.#reading
    if (this.#changed === null) this.#checkedAt = Date.now()
  }

  /** For the client of the content service. */
  readonly isCurrent = (kept: KeptAnswer): boolean => {
    const { site, address } = placeOf(kept)
    return site === this.#site && this.#changed !== null && !this.#changed.has(address)
  }

  async #ask(client: ContentClient): Promise<Changes | null> {
    try {
      const query = { since: this.#read }
      return (await client.get('changes', { site: this.#site }, query)).data
    } catch (error) {
      if (!(error instanceof ContentClientError)) throw error
      this.#isOffered = !error.isGone
      return null
    }
  }
}
