import { isDeepStrictEqual } from 'node:util'
import type { PageData, SitePreview } from '../../src/preview'
import { siteOfPath } from '../../src/routes'
import type { SiteHandle } from '../../src/sites'

/** Reads a site as everyone sees it now. */
export type ReadSite = (site: SiteHandle) => Promise<SitePreview>

/** Of one call to the content service, in milliseconds. */
const TIMEOUT_MS = 9000

/** Reads sites by the steps of the build, whose code is loaded with the first of them: that takes a second. */
export const siteReader =
  (baseUrl: string, siteUrl: string): ReadSite =>
  async (site) => {
    const { readPublished } = await import('../../src/preview')
    const today = new Date().toISOString().slice(0, 10)
    return readPublished({ site, baseUrl, siteUrl, today, timeoutMs: TIMEOUT_MS })
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
  /** Sites as Gatsby has them. */
  readonly #made = new Map<SiteHandle, SitePreview>()

  constructor(private readonly read: ReadSite) {}

  /** Content was edited, and is served. */
  edited(): void {
    this.#editedAt = Date.now()
  }

  /** Gatsby has made all pages, of the content that was there at a time (milliseconds, as `Date.now()`). */
  async made(of: number): Promise<void> {
    this.#madeOf = of
    const sites = [...this.#made.keys()]
    this.#made.clear()
    await Promise.all(sites.map((site) => this.#readMade(site)))
  }

  get #isBehind(): boolean {
    return this.#editedAt > this.#madeOf
  }

  async #readMade(site: SiteHandle): Promise<void> {
    const read = await this.read(site)
    // An edit meanwhile may be in it.
    if (!this.#isBehind) this.#made.set(site, read)
  }

  /**
   * @param address path and query
   * @returns `null` where it is as Gatsby has it, or there is no such page
   * @throws when the content cannot be read
   */
  async page(address: string): Promise<PageData | null> {
    const [path = ''] = address.split('?')
    const site = siteOfPath(path)
    if (!this.#isBehind) {
      await this.#readMade(site)
      return null
    }
    const made = this.#made.get(site)
    const [page, before] = await Promise.all([
      this.read(site).then((read) => dataOf(read, address)),
      dataOf(made, address),
    ])
    return isDeepStrictEqual(page, before) ? null : page
  }
}
