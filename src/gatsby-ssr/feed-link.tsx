import type { ReactElement } from 'react'
import { feedPath, siteOfPath } from '../routes'

/**
 * Announces the news feed of a page's site. It is only in the static head: feed readers run no
 * scripts, and no visitor downloads any for it.
 */
export const feedLink = (pathname: string): ReactElement => (
  <link
    key="feed"
    rel="alternate"
    type="application/atom+xml"
    href={feedPath(siteOfPath(pathname))}
  />
)
