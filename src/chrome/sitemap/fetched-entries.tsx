import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './sitemap.module.css'
import { useSiteData, type SiteData } from '../../features/site-data'

export type FetchedPages = SiteData['sitemap']

/**
 * Fetches the pages of the sitemap's dynamic sections and passes them on. Shows that they are
 * loading, or that they failed to load (requirements 2.4).
 */
export function FetchedEntries({ onPages }: { onPages: (pages: FetchedPages) => void }) {
  const { t } = useTranslation()
  const answer = useSiteData('sitemap')

  useEffect(() => {
    if (answer.state !== 'ready') return undefined
    onPages(answer.data)
    // They belong to the site of this page; the next page may belong to another.
    return () => onPages({})
  }, [answer, onPages])

  switch (answer.state) {
    case 'ready':
      return null
    case 'loading':
      return (
        <p role="status" className={css.loading}>
          {t('sitemap.loading')}
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className={css.failed}>
          {t('sitemap.failed')}{' '}
          <button type="button" className={css.retry} onClick={answer.retry}>
            {t('error.retry')}
          </button>
        </p>
      )
  }
}
