import { useTranslation } from 'react-i18next'
import * as css from './sitemap.module.css'
import { useSiteData, type SiteData } from '../../features/site-data'
import { Link } from '../../ui/link'

/** The pages of one of the five dynamic sections; a loader stands for them until they are there. */
export function DynamicEntries({ section }: { section: keyof SiteData['sitemap'] }) {
  const { t } = useTranslation()
  const answer = useSiteData('sitemap')
  if (answer.state === 'loading') {
    return (
      <p role="status" className={css.loading}>
        <span className="visually-hidden">{t('sitemap.loading')}</span>
      </p>
    )
  }
  if (answer.state === 'failed') {
    return (
      <p role="alert" className={css.failed}>
        {t('sitemap.failed')}{' '}
        <button type="button" className={css.retry} onClick={answer.retry}>
          {t('form.retry')}
        </button>
      </p>
    )
  }
  const links = answer.data[section] ?? []
  return links.length === 0 ? null : (
    <ul className={css.children}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={css.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
