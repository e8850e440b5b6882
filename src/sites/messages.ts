import type English from './messages/en.json'
import type { LocaleVariant } from './locale-variant'

/** The interface texts of one locale variant; English sets the shape. */
export type Messages = typeof English

const chunks: Readonly<Record<LocaleVariant, () => Promise<{ readonly default: Messages }>>> = {
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  en_na: () => import(/* webpackChunkName: "messages-en_na" */ './locale-variants/en_na/messages'),
  es: () => import(/* webpackChunkName: "messages-es" */ './messages/es.json'),
  es_sa: () => import(/* webpackChunkName: "messages-es_sa" */ './locale-variants/es_sa/messages'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  it: () => import(/* webpackChunkName: "messages-it" */ './messages/it.json'),
  pt: () => import(/* webpackChunkName: "messages-pt" */ './messages/pt.json'),
  pt_sa: () => import(/* webpackChunkName: "messages-pt_sa" */ './locale-variants/pt_sa/messages'),
}

const loaded = new Map<LocaleVariant, Messages>()

/** Handles a chunk of texts that fails to load. */
export const missing =
  (texts: string) =>
  (cause: unknown): never => {
    console.warn(`Texts are missing: ${texts}`)
    throw new Error(`Texts are missing: ${texts}`, { cause })
  }

/**
 * Makes the texts of a locale variant available at once, as the static build does with all of them.
 */
export function registerMessages(variant: LocaleVariant, messages: Messages): void {
  loaded.set(variant, messages)
}

/** The texts of a locale variant, if they are loaded already. */
export const messagesOf = (variant: LocaleVariant): Messages | undefined => loaded.get(variant)

/**
 * Fetches the texts of a locale variant. Each has a chunk, so that a visitor downloads only one.
 * Resolves at once when they are loaded already. When the chunk fails, it warns, and rejects with
 * an error that is no chunk failure: missing texts do not reload the page (requirements 8).
 */
export async function loadMessages(variant: LocaleVariant): Promise<Messages> {
  const known = loaded.get(variant)
  if (known) return known
  const { default: messages } = await chunks[variant]().catch(missing(variant))
  loaded.set(variant, messages)
  return messages
}
