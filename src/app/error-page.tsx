import { path } from '../routes'
import type { SiteHandle } from '../sites'
import { NotFoundPage } from '../templates/not-found/not-found-page'

interface ErrorPageProps {
  readonly site: SiteHandle
  readonly statusCode: number
  /** What went wrong, for editors. */
  readonly cause?: string
}

/** The error page of a site (requirements 2.4), for what fails in the browser: fetched only then. */
export function ErrorPage({ site, statusCode, cause }: ErrorPageProps) {
  const links = {
    home: path('home', site),
    products: path('products', site),
    engineering: path('engineering', site),
    services: path('services', site),
    news: path('news-and-events', site),
  }
  return <NotFoundPage statusCode={statusCode} links={links} {...(cause && { cause })} />
}
