import { useTranslation } from 'react-i18next'
import * as css from './applications.module.css'
import { Link } from '../../ui/controls/link'
import { Section } from '../../ui/layout/section'
import type { LinkView } from '../../ui/view-models'

/** The visitors' industries, as the first choice in the catalogue. Nothing without industries. */
export function Applications({ industries }: { industries: readonly LinkView[] }) {
  const { t } = useTranslation()
  if (industries.length === 0) return null
  return (
    <Section title={t('home.applications')}>
      <ul className={css.list}>
        {industries.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
