import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, LastResort } from '../features/errors'
import { path as pathOf } from '../routes'
import type { SiteHandle } from '../sites'
import type { NotFoundPageProps } from '../templates/not-found/not-found-page'

type ErrorPage = ComponentType<NotFoundPageProps>

/** The error page in the site's language, fetched when a page has failed. */
function FetchedErrorPage({ site, statusCode }: { site: SiteHandle; statusCode: number }) {
  const [Loaded, setLoaded] = useState<ErrorPage | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)

  useEffect(() => {
    import('../templates/not-found/not-found-page').then(
      ({ NotFoundPage }) => setLoaded(() => NotFoundPage),
      (error: unknown) => setFailure({ error }),
    )
  }, [])

  if (failure) throw failure.error
  if (!Loaded) return null
  const links = {
    home: pathOf('home', site),
    products: pathOf('products', site),
    engineering: pathOf('engineering', site),
    services: pathOf('services', site),
    news: pathOf('news-and-events', site),
  }
  return <Loaded statusCode={statusCode} links={links} />
}

interface PageErrorsProps {
  readonly site: SiteHandle
  /** The address of the page. */
  readonly path: string
  readonly children: ReactNode
}

/** A page that fails while it is drawn in the browser gives way to the error page (specification 2.4). */
export const PageErrors = ({ site, path, children }: PageErrorsProps) => (
  <ErrorBoundary
    path={path}
    instead={({ statusCode }) => (
      <LayoutErrors site={site} path={path}>
        <FetchedErrorPage site={site} statusCode={statusCode} />
      </LayoutErrors>
    )}
  >
    {children}
  </ErrorBoundary>
)

/** What fails where there is no error page any more gives way to a message with a link home. */
export const LayoutErrors = ({ site, path, children }: PageErrorsProps) => (
  <ErrorBoundary path={path} instead={() => <LastResort homeHref={pathOf('home', site)} />}>
    {children}
  </ErrorBoundary>
)
