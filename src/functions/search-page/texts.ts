import { createInstance, type i18n } from 'i18next'
import {
  areaMessagesOf,
  loadAreaMessages,
  loadMessages,
  sites,
  wordingOf,
  type SiteHandle,
  type Wording,
} from '../../sites'

const prepared = new Map<Wording, Promise<i18n>>()

async function prepare(site: SiteHandle): Promise<i18n> {
  const { language } = sites[site]
  const wording = wordingOf(site)
  const instance = createInstance()
  await instance.init<never>({
    lng: language,
    // React escapes them.
    interpolation: { escapeValue: false },
  })
  await loadAreaMessages('search', wording)
  instance.addResourceBundle(language, 'translation', await loadMessages(wording))
  instance.addResourceBundle(language, 'search', areaMessagesOf('search', wording))
  return instance
}

/**
 * The interface texts of a site with those of the search; prepared once for each locale variant.
 */
export function textsOf(site: SiteHandle): Promise<i18n> {
  const texts = prepared.get(wordingOf(site)) ?? prepare(site)
  prepared.set(wordingOf(site), texts)
  return texts
}
