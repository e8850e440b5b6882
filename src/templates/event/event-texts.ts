import type { Worded } from '../../sites'

/**
 * What the button of an event says for which editors named no way to take part. It goes with its page and not with
 * the interface texts, which every visitor downloads.
 */
export const askText: Worded<string> = {
  en: 'Ask about this event',
  it: 'Chiedi informazioni',
  de: 'Zu diesem Termin anfragen',
  fr: 'Demander des informations',
  es: 'Pedir información',
  pt: 'Pedir informações',
}
