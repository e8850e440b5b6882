import { createInstance, type i18n } from 'i18next'
import { areaMessagesOf, type Language, loadAreaMessages, loadMessages } from '../../sites'

const prepared = new Map<Language, Promise<i18n>>()

async function prepare(language: Language): Promise<i18n> {
  const instance = createInstance()
  await instance.init<never>({
    lng: language,
    // What prints the texts escapes them.
    interpolation: { escapeValue: false },
  })
  await loadAreaMessages('search', language)
  instance.addResourceBundle(language, 'translation', await loadMessages(language))
  instance.addResourceBundle(language, 'search', areaMessagesOf('search', language))
  return instance
}

/** The interface texts of a language, those of the search among them; prepared once. */
export function textsOf(language: Language): Promise<i18n> {
  const texts = prepared.get(language) ?? prepare(language)
  prepared.set(language, texts)
  return texts
}
