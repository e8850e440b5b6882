import type { z } from 'zod'

/** More than a site has, as drafts and as it is published. */
const MAX_ANSWERS = 5000

/**
 * Parsed answers, by their text. Parsing and sanitising take longer than requests, and a service
 * mostly gives the same answers. For clients of the same service; nobody may change an answer.
 */
export class ParsedAnswers {
  readonly #bySchema = new Map<z.ZodType, Map<string, unknown>>()

  /** The parsed answer of a text; a failure is not stored. */
  get<Data>(schema: z.ZodType<Data>, text: string, parse: () => Data): Data {
    const byText = this.#bySchema.get(schema) ?? new Map<string, unknown>()
    this.#bySchema.set(schema, byText)
    // The stored data of a schema come from that schema.
    const known = byText.get(text) as Data | undefined
    const data = known ?? parse()
    // The answers that were used last are at the end.
    byText.delete(text)
    byText.set(text, data)
    const [oldest] = byText.size > MAX_ANSWERS ? byText.keys() : []
    if (oldest !== undefined) byText.delete(oldest)
    return data
  }
}
