import { useTranslation } from 'react-i18next'
import * as css from './voices.module.css'
import { writtenDates } from '../../ui/text/calendar-dates'
import { Link } from '../../ui/controls/link'
import { Section } from '../../ui/layout/section'
import { useSite } from '../../ui/site-context'
import type { JobLinkView } from './working-at-props'

/** The open jobs, each leading to its place on their page. */
export function OpenJobs({ jobs }: { jobs: readonly JobLinkView[] }) {
  const { t } = useTranslation()
  const { intlLocale } = useSite()
  return (
    <Section title={t('jobs.open', { count: jobs.length })} layout="aside">
      <ul>
        {jobs.map(({ href, title, place, deadline }) => (
          <li key={href}>
            <Link href={href} className={css.job}>
              <span className={css.name}>{title}</span>
              <span>{place}</span>
              {deadline && (
                <span>
                  {t('entry.deadline')}:{' '}
                  <time dateTime={deadline}>{writtenDates(deadline, null, intlLocale)}</time>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
