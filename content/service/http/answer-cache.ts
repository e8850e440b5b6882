import { createHash } from 'node:crypto'
import type { Content } from '../build/content'

/** An answer as it is sent: serialised once, with its validator. */
export interface Answer {
  readonly body: Buffer
  readonly etag: string
}

/** Enough for every address of a few hundred products in 12 sites; search queries have no end. */
const MAX_ANSWERS = 20_000

const serialise = (value: unknown): Answer => {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}

/**
 * Keeps serialised answers in memory until a file changes: a build asks for thousands of them, most of them
 * repeatedly.
 */
export class AnswerCache {
  #content: Content | null = null
  readonly #answers = new Map<string, Answer>()

  /** @param key tells answers of the same content apart */
  get(content: Content, key: string, make: () => unknown): Answer {
    if (this.#content !== content || this.#answers.size >= MAX_ANSWERS) {
      this.#content = content
      this.#answers.clear()
    }
    const known = this.#answers.get(key)
    if (known) return known
    const answer = serialise(make())
    this.#answers.set(key, answer)
    return answer
  }
}
