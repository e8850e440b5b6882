import {
  type ContentClient,
  ContentClientError,
  type KeptAnswer,
  placeOf,
  strangeAddress,
} from '../content-client'
import type { Changes } from '../contract'
import type { SiteHandle } from '../sites'

/** However much a service says of changes: what it forgot is found after this time, in milliseconds. */
const LONGEST_WITHOUT_ASKING_MS = 60_000

/**
 * Which kept answers of a site are still the service's, where it says what changed (`{site}/changes.json`). When in
 * doubt, none: then everything is asked for.
 */
export class SiteChanges {
  readonly #site: SiteHandle
  #isOffered = true
  #checkedAt = -Infinity
  /** `until` of the reading that is under way, and of the last one that was whole. */
  #reading: string | undefined
  #read: string | undefined
  #changed: ReadonlySet<string> | null = null

  constructor(site: SiteHandle) {
    this.#site = site
  }

  /**
   * Asks what changed since the last reading. To be done before anything else is asked for, so that what is changed
   * meanwhile is named the next time.
   *
   * @param client keeps no answers
   */
  async look(client: ContentClient): Promise<void> {
    const isDue = Date.now() - this.#checkedAt >= LONGEST_WITHOUT_ASKING_MS
    // The first reading asks for everything, and somebody waits for it.
    const isFirst = this.#checkedAt === -Infinity
    const answer = this.#isOffered && !isFirst ? await this.#ask(client) : null
    const isKnown = answer?.complete === true && strangeAddress(answer) === undefined
    this.#changed = isKnown && !isDue ? new Set(answer.addresses) : null
    this.#reading = answer?.until
  }

  /** To be called when all that was asked for is kept as it is now. */
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
