import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { localeVariantOf } from '../../sites'
import { compareMessages } from '../../sites/compare-messages'
import { useSite } from '../../ui/site-context'

const NAMESPACE = 'compare'

/** The texts of comparing, in the language of the page's site. */
export function useTexts(): TFunction<typeof NAMESPACE> {
  const { i18n } = useTranslation()
  const { handle, language } = useSite()
  if (!i18n.hasResourceBundle(language, NAMESPACE)) {
    i18n.addResourceBundle(language, NAMESPACE, compareMessages[localeVariantOf(handle)])
  }
  return i18n.getFixedT(language, NAMESPACE)
}
