import { useTranslation } from 'react-i18next'
import * as css from './breadcrumbs.module.css'
import { Link } from '../controls/link'
import { useSite } from '../site-context'
import type { LinkView } from '../view-models'

interface BreadcrumbsProps {
  /** The pages above this one, from the home page down. */
  readonly trail: readonly LinkView[]
  /** The title of this page. */
  readonly current: string
}

/** The place of the page in the website. The home page has its short name here, not its title. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useTranslation()
  const { prefix } = useSite()
  const home = prefix || '/'
  return (
    <nav aria-label={t('chrome.breadcrumbs')}>
      <ol className={css.list}>
        {trail.map(({ href, label }) => (
          <li key={href} className={css.item}>
            <Link href={href} className={css.link}>
              {href === home ? t('chrome.home') : label}
            </Link>
          </li>
        ))}
        <li className={css.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
