import { createInstance, type i18n } from 'i18next'
import {
  areaMessagesOf,
  loadAreaMessages,
  loadMessages,
  sites,
  localeVariantOf,
  type SiteHandle,
  type LocaleVariant,
} from '../../sites'

const prepared = new Map<LocaleVariant, Promise<i18n>>()

async function prepare(site: SiteHandle): Promise<i18n> {
  const { language } = sites[site]
  const variant = localeVariantOf(site)
  const instance = createInstance()
  await instance.init<never>({
    lng: language,
    // React escapes them.
    interpolation: { escapeValue: false },
  })
  await loadAreaMessages('search', variant)
  instance.addResourceBundle(language, 'translation', await loadMessages(variant))
  instance.addResourceBundle(language, 'search', areaMessagesOf('search', variant))
  return instance
}

/**
 * The interface texts of a site with those of the search; prepared once for each locale variant.
 */
export function textsOf(site: SiteHandle): Promise<i18n> {
  const texts = prepared.get(localeVariantOf(site)) ?? prepare(site)
  prepared.set(localeVariantOf(site), texts)
  return texts
}
