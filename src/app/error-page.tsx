import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { documentTitle } from '../features/metadata'
import { path } from '../routes'
import type { SiteHandle } from '../sites'
import { errorKind, NotFoundPage } from '../templates/not-found/not-found-page'

interface ErrorPageProps {
  readonly site: SiteHandle
  /** Ends the title of the tab. */
  readonly siteName: string | null
  readonly statusCode: number
  /** The cause of the error, for editors. */
  readonly cause?: string
}

/** The error page of a site (requirements 2.4), for errors in the browser: fetched only then. */
export function ErrorPage({ site, siteName, statusCode, cause }: ErrorPageProps) {
  const { t } = useTranslation()
  const title = t(`error.${errorKind(statusCode)}`)
  // The head of the failed page is not written any more, and the next page writes its own.
  useEffect(() => {
    document.title = documentTitle({ title, metaTitle: null, suffix: siteName })
  }, [title, siteName])
  const links = {
    home: path('home', site),
    products: path('products', site),
    engineering: path('engineering', site),
    services: path('services', site),
    news: path('news-and-events', site),
  }
  return <NotFoundPage statusCode={statusCode} links={links} {...(cause && { cause })} />
}
