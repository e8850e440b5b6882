import { useLayoutEffect } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { documentTitle } from './document-title'
import { Metadata, type MetadataProps } from './metadata'

/**
 * {@link Metadata} in the browser, where all providers of heads share one list of them. The title changes
 * together with the page, for the tag manager and the visitor's history: Helmet waits for a frame, and a tab in
 * the background has none.
 */
export function BrowserHead(props: MetadataProps) {
  const title = documentTitle(props)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return (
    <HelmetProvider>
      <Metadata {...props} />
    </HelmetProvider>
  )
}
