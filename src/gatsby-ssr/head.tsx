import type { ReactElement } from 'react'
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async'
import { HeadWriter } from '../features/metadata'
import { writeAtOnce } from '../features/metadata/static'

/** The context that react-helmet-async fills when it renders a page. */
interface HelmetContext {
  helmet?: HelmetServerState | null
}

/**
 * Pages are rendered side by side, so each keeps its own head, by path. Slices are rendered without
 * a path and have no head.
 */
const contexts = new Map<string, HelmetContext>()

/** Wraps a page that is rendered to static HTML, so that its head can be collected. */
export function collectHead(element: ReactElement, pathname: string | undefined): ReactElement {
  const context: HelmetContext = {}
  if (pathname !== undefined) contexts.set(pathname, context)
  return (
    <HelmetProvider context={context}>
      <HeadWriter.Provider value={writeAtOnce}>{element}</HeadWriter.Provider>
    </HelmetProvider>
  )
}

/** The head that {@link collectHead} collected for a page; it can be taken only once. */
export function takeHead(pathname: string): HelmetServerState | undefined {
  const helmet = contexts.get(pathname)?.helmet
  contexts.delete(pathname)
  return helmet ?? undefined
}
