import { useTranslation } from 'react-i18next'
import * as css from './table-of-contents.module.css'
import type { LinkView } from '../../ui/view-models'

/** The titles of a long page, each a link to its anchor. Nothing when there are none. */
export function TableOfContents({ links }: { links: readonly LinkView[] }) {
  const { t } = useTranslation()
  return links.length === 0 ? null : (
    <nav aria-label={t('entry.contents')}>
      <p className={css.title} aria-hidden="true">
        {t('entry.contents')}
      </p>
      <ol className={css.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={css.link}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
