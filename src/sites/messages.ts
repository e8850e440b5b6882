import type { Language } from './sites'
import type English from './messages/en.json'

/** The interface texts of one language; English sets the shape. */
export type Messages = typeof English

const chunks: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  es: () => import(/* webpackChunkName: "messages-es" */ './messages/es.json'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  it: () => import(/* webpackChunkName: "messages-it" */ './messages/it.json'),
  pt: () => import(/* webpackChunkName: "messages-pt" */ './messages/pt.json'),
}

const loaded = new Map<Language, Messages>()

/** Makes a language's texts available at once, as the static build does with all of them. */
export function registerMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages)
}

/** A language's texts if they are here already. */
export const messagesOf = (language: Language): Messages | undefined => loaded.get(language)

/**
 * Fetches a language's texts: one chunk per language, so that a visitor downloads only their own.
 * Resolves at once when they are here already; warns and rejects when the chunk cannot be had.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language)
  if (known) return known
  const { default: messages } = await chunks[language]().catch((error: unknown) => {
    console.warn(`Texts are missing: ${language}`)
    throw error
  })
  loaded.set(language, messages)
  return messages
}
