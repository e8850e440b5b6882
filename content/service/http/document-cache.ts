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
 * Keeps drawn documents in memory until a file changes. When there are too many, the document with the oldest
 * request goes. Requests for a document that is being drawn wait for the same drawing. Documents are drawn
 * one after another, so other answers do not wait for all of them.
 */
export class DocumentCache {
  #content: object | null = null
  readonly #documents = new Map<string, Promise<DrawnDocument | null>>()
  readonly #inTurn = pLimit(1)

  /**
   * @param content the source of the documents. Another object counts as other content.
   * @param key tells documents of the same content apart
   * @param draw gives `null` when there is no such document; that result is not kept
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
    // Moves the document to the end, because the first one is dropped first.
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
