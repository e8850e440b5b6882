import { useState, type ReactNode } from 'react'
import { ErrorBoundary, LastResort } from '../features/errors'
import { sites, type SiteHandle } from '../sites'
import { lazyComponent } from '../ui/lazy/lazy-code'
import { useLazy } from '../ui/lazy/use-lazy'

const errorPage = lazyComponent(async () => (await import('./error-page')).ErrorPage)

interface ErrorPageProps {
  readonly site: SiteHandle
  readonly statusCode: number
}

/** The site's name in the head of the page before. The failed page's own head may be broken. */
const siteNameInHead = (): string | null =>
  document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? null

/** The error page in the site's language, fetched when a page has failed. */
function FetchedErrorPage({ site, statusCode }: ErrorPageProps) {
  // Read now: the head goes with the page, before the error page is loaded.
  const [siteName] = useState(siteNameInHead)
  const { Component: ErrorPage, failed } = useLazy(errorPage, true)
  if (failed) throw new Error('The error page cannot be loaded.')
  return ErrorPage && <ErrorPage site={site} siteName={siteName} statusCode={statusCode} />
}

interface PageErrorsProps {
  readonly site: SiteHandle
  /** The address of the page. */
  readonly path: string
  readonly children: ReactNode
}

/** The error page replaces a page that fails while the browser renders it (requirements 2.4). */
export const PageErrors = ({ site, path, children }: PageErrorsProps) => (
  <ErrorBoundary
    name="page"
    subject={path}
    fallback={({ statusCode }) => (
      <LayoutErrors site={site} path={path}>
        <FetchedErrorPage site={site} statusCode={statusCode} />
      </LayoutErrors>
    )}
  >
    {children}
  </ErrorBoundary>
)

/** An error outside the page, where no error page can render, shows a message with a link home. */
export const LayoutErrors = ({ site, path, children }: PageErrorsProps) => (
  <ErrorBoundary
    name="layout"
    subject={path}
    fallback={() => <LastResort homeHref={sites[site].prefix || '/'} />}
  >
    {children}
  </ErrorBoundary>
)
