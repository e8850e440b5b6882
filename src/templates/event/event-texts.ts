import type { LocalizedTexts } from '../../sites'

/**
 * The button of an event without a way to take part. The text is part of the page and not of the
 * interface texts, which every visitor downloads.
 */
export const askText: LocalizedTexts<string> = {
  en: 'Ask about this event',
  it: 'Chiedi informazioni',
  de: 'Zu diesem Termin anfragen',
  fr: 'Demander des informations',
  es: 'Pedir información',
  pt: 'Pedir informações',
}
