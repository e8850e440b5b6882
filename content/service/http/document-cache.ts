import { createHash } from 'node:crypto'
import pLimit from 'p-limit'

/** A document as it is sent: drawn once, with its validator. */
export interface DrawnDocument {
  readonly bytes: Buffer
  readonly etag: string
}

/** At about 70 kB each they take 35 MB. */
const MAX_DOCUMENTS = 500

/**
 * Keeps drawn documents in memory for as long as no file changes; of those asked for longest ago the
 * oldest go. Who asks for one that is being drawn waits for the same drawing, and drawings follow one
 * another, so that other answers need not wait for all of them.
 */
export class DocumentCache {
  #content: object | null = null
  readonly #documents = new Map<string, Promise<DrawnDocument | null>>()
  readonly #inTurn = pLimit(1)

  /**
   * @param content what documents are drawn from; another object is other content
   * @param key tells documents of the same content apart
   * @param draw answers `null` when there is no such document; that is not kept
   */
  get(
    content: object,
    key: string,
    draw: () => Promise<Buffer | null>,
  ): Promise<DrawnDocument | null> {
    if (this.#content !== content) {
      this.#content = content
      this.#documents.clear()
    }
    const known = this.#documents.get(key)
    const document = known ?? this.#draw(key, draw)
    // Behind all others: what was asked for last goes last.
    this.#documents.delete(key)
    this.#documents.set(key, document)
    const [oldest] = this.#documents.keys()
    if (this.#documents.size > MAX_DOCUMENTS && oldest !== undefined) this.#documents.delete(oldest)
    return document
  }

  #draw(key: string, draw: () => Promise<Buffer | null>): Promise<DrawnDocument | null> {
    const drawing = this.#inTurn(async () => {
      const bytes = await draw()
      return bytes && { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` }
    })
    const forget = () => {
      if (this.#documents.get(key) === drawing) this.#documents.delete(key)
    }
    drawing.then((document) => document ?? forget(), forget)
    return drawing
  }
}
