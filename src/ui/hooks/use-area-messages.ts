import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areaMessagesOf, loadAreaMessages, localeVariantOf, type MessageArea } from '../../sites'
import { useSite } from '../site-context'

/** Texts that are loading, loaded, or failed to load. */
export type AreaState =
  { readonly state: 'loading' | 'ready' } | { readonly state: 'failed'; readonly retry: () => void }

/**
 * Fetches the interface texts of a part that is loaded on demand, in the language of the page. Once
 * they are loaded, `useTranslation(area)` has them.
 */
export function useAreaMessages(area: MessageArea): AreaState {
  const { i18n } = useTranslation()
  const { handle, language } = useSite()
  const variant = localeVariantOf(handle)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [failed, setFailed] = useState(false)
  const messages = areaMessagesOf(area, variant)

  useEffect(() => {
    if (messages || failed) return undefined
    let here = true
    loadAreaMessages(area, variant).then(
      () => here && rerender(),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [area, variant, messages, failed])

  if (messages) {
    // Every page has an instance of its own, also after a step within the same page.
    if (!i18n.hasResourceBundle(language, area)) i18n.addResourceBundle(language, area, messages)
    return { state: 'ready' }
  }
  return failed ? { state: 'failed', retry: () => setFailed(false) } : { state: 'loading' }
}
