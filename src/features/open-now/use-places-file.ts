import { useTranslation } from 'react-i18next'
import { isObject } from '../../contract/is-object'
import { useSite } from '../../ui/site-context'
import { useSiteData, type Loading } from '../site-data'
import type { PlacesFile } from '../places'

const isPlacesFile = (data: unknown): boolean =>
  isObject(data) && 'places' in data && 'texts' in data

/** All places of the site; when they are there, `useTranslation('places')` has the texts of the search. */
export function usePlacesFile(): Loading<PlacesFile> {
  const { i18n } = useTranslation()
  const { language } = useSite()
  const file = useSiteData('places', isPlacesFile)
  // Every page has an instance of its own, also after a step within the same page.
  if (file.state === 'ready' && !i18n.hasResourceBundle(language, 'places')) {
    i18n.addResourceBundle(language, 'places', file.data.texts)
  }
  return file
}
