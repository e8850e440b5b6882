import { isDeepStrictEqual } from 'node:util'
import { deadlineIn } from '../../src/content-client'
import type { PageData, SitePreview } from '../../src/preview'
import { siteOfPath } from '../../src/routes'
import type { SiteHandle } from '../../src/sites'

/** Reads a site as it is now, no look at which began before a time (milliseconds, as `Date.now()`). */
export type ReadSite = (site: SiteHandle, notBefore: number) => Promise<SitePreview>

/** Where content comes from, as Gatsby has it. */
interface ReadContent {
  readonly contentApiUrl: string
  /** With which drafts are built in. */
  readonly token: string | undefined
  readonly siteUrl: string
}

/** For reading a site from the content service, in milliseconds. */
const DEADLINE_MS = 60_000

/** Reads sites by the steps of the build, whose code is loaded with the first of them: that takes a second. */
export const siteReader =
  ({ contentApiUrl: baseUrl, token, siteUrl }: ReadContent): ReadSite =>
  async (site, notBefore) => {
    const { readSite } = await import('../../src/preview')
    const today = new Date().toISOString().slice(0, 10)
    const deadline = deadlineIn(DEADLINE_MS)
    return readSite({ site, baseUrl, token, siteUrl, today, deadline, notBefore })
  }

const dataOf = async (site: SitePreview | undefined, address: string): Promise<PageData | null> => {
  const found = site?.find(address)
  return site && found ? site.pageData(found.made) : null
}

/**
 * Pages as an edit has made them, for as long as Gatsby, which makes all pages of all sites again, does not know of it.
 */
export class EditedPages {
  #editedAt = 0
  #madeOf = 0
  /** Sites as Gatsby has them; nothing of one while it is not known. */
  readonly #made = new Map<SiteHandle, SitePreview | undefined>()

  constructor(private readonly read: ReadSite) {}

  /** Content was edited, and is served. */
  edited(): void {
    this.#editedAt = Date.now()
  }

  /** Gatsby has made all pages, of the content that was there at a time (milliseconds, as `Date.now()`). */
  async made(of: number): Promise<void> {
    this.#madeOf = of
    for (const site of this.#made.keys()) this.#made.set(site, undefined)
    if (this.#isBehind) return
    await Promise.all([...this.#made.keys()].map((site) => this.#readMade(site)))
  }

  /** Whether there was an edit that Gatsby does not know of. */
  get #isBehind(): boolean {
    return this.#editedAt > this.#madeOf
  }

  async #readMade(site: SiteHandle): Promise<void> {
    const read = await this.read(site, this.#editedAt)
    // An edit meanwhile may be in it.
    this.#made.set(site, this.#isBehind ? undefined : read)
  }

  /**
   * @param address path and query
   * @returns `null` where it is as Gatsby has it, or there is no such page
   * @throws when the content cannot be read
   */
  async page(address: string): Promise<PageData | null> {
    const [path = ''] = address.split('?')
    const site = siteOfPath(path)
    const made = this.#made.get(site)
    if (!this.#isBehind) {
      if (!made) await this.#readMade(site)
      return null
    }
    const [page, before] = await Promise.all([
      this.read(site, this.#editedAt).then((read) => dataOf(read, address)),
      dataOf(made, address),
    ])
    return isDeepStrictEqual(page, before) ? null : page
  }
}
