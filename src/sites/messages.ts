import type { Language } from './sites'
import type English from './messages/en.json'

/** The interface texts of one language; English sets the shape. */
export type Messages = typeof English

const loaded = new Map<Language, Messages>()

/** Makes a language's texts available at once, as the static build does with all of them. */
export function registerMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages)
}

/** A language's texts if they are here already. */
export const messagesOf = (language: Language): Messages | undefined => loaded.get(language)

/**
 * Fetches a language's texts: one chunk per language, so that a visitor downloads only their own.
 * Resolves at once when they are here already; rejects when the chunk cannot be had.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language)
  if (known) return known
  const chunk: { default: Messages } = await import(
    /* webpackChunkName: "messages-[request]" */ `./messages/${language}.json`
  )
  loaded.set(language, chunk.default)
  return chunk.default
}
