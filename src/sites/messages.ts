import type English from './messages/en.json'
import type { Wording } from './wording'

/** The interface texts of one wording; English sets the shape. */
export type Messages = typeof English

const chunks: Readonly<Record<Wording, () => Promise<{ readonly default: Messages }>>> = {
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  en_na: () => import(/* webpackChunkName: "messages-en_na" */ './wordings/en_na/messages'),
  es: () => import(/* webpackChunkName: "messages-es" */ './messages/es.json'),
  es_sa: () => import(/* webpackChunkName: "messages-es_sa" */ './wordings/es_sa/messages'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  it: () => import(/* webpackChunkName: "messages-it" */ './messages/it.json'),
  pt: () => import(/* webpackChunkName: "messages-pt" */ './messages/pt.json'),
  pt_sa: () => import(/* webpackChunkName: "messages-pt_sa" */ './wordings/pt_sa/messages'),
}

const loaded = new Map<Wording, Messages>()

/** What becomes of a chunk of texts that cannot be had. */
export const missing =
  (texts: string) =>
  (cause: unknown): never => {
    console.warn(`Texts are missing: ${texts}`)
    throw new Error(`Texts are missing: ${texts}`, { cause })
  }

/** Makes the texts of a wording available at once, as the static build does with all of them. */
export function registerMessages(wording: Wording, messages: Messages): void {
  loaded.set(wording, messages)
}

/** The texts of a wording if they are here already. */
export const messagesOf = (wording: Wording): Messages | undefined => loaded.get(wording)

/**
 * Fetches the texts of a wording: a chunk each, so that a visitor downloads only their own.
 * Resolves at once when they are here already. When the chunk cannot be had it warns, and rejects with an error that is
 * no chunk failure: for missing texts no page is loaded again (requirements 8).
 */
export async function loadMessages(wording: Wording): Promise<Messages> {
  const known = loaded.get(wording)
  if (known) return known
  const { default: messages } = await chunks[wording]().catch(missing(wording))
  loaded.set(wording, messages)
  return messages
}
