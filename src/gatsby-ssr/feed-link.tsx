import type { ReactElement } from 'react'
import { feedPath, siteOfPath } from '../routes'

/**
 * Announces the news of the site that a page belongs to. It stands in the static head only: feed
 * readers run no scripts, and no visitor downloads any for it.
 */
export const feedLink = (pathname: string): ReactElement => (
  <link
    key="feed"
    rel="alternate"
    type="application/atom+xml"
    href={feedPath(siteOfPath(pathname))}
  />
)
