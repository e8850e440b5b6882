import { HelmetProvider } from 'react-helmet-async'
import { Metadata, type MetadataProps } from './metadata'

/** {@link Metadata} in the browser, where all providers of heads share one list of them. */
export const BrowserHead = (props: MetadataProps) => (
  <HelmetProvider>
    <Metadata {...props} />
  </HelmetProvider>
)
