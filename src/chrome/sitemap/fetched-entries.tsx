import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './sitemap.module.css'
import { useSiteData, type SiteData } from '../../features/site-data'

export type FetchedPages = SiteData['sitemap']

/**
 * Fetches the pages of the sitemap's dynamic sections and hands them over. Says that they are on
 * their way, or that they could not be had (requirements 2.4).
 */
export function FetchedEntries({ onPages }: { onPages: (pages: FetchedPages) => void }) {
  const { t } = useTranslation()
  const answer = useSiteData('sitemap')

  useEffect(() => {
    if (answer.state !== 'ready') return undefined
    onPages(answer.data)
    // They belong to the site of this page; the next one may be of another.
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
