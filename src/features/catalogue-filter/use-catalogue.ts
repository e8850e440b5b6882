import { useMemo } from 'react'
import { useSiteData, type Loading } from '../site-data'
import { isCatalogueFile, readCatalogue, type Catalogue } from '../catalogue'

/** The catalogue of the page's site, fetched when a component that uses it is mounted. */
export function useCatalogue(): Loading<Catalogue> {
  const file = useSiteData('catalogue', isCatalogueFile)
  return useMemo(
    () => (file.state === 'ready' ? { state: 'ready', data: readCatalogue(file.data) } : file),
    [file],
  )
}
