import { useTranslation } from 'react-i18next'
import * as css from './voices.module.css'
import { WrittenDates } from '../../ui/text/written-dates'
import { Link } from '../../ui/controls/link'
import { Section } from '../../ui/layout/section'
import type { JobLinkView } from './working-at-props'

/** The open jobs, each with a link to its anchor on their page. */
export function OpenJobs({ jobs }: { jobs: readonly JobLinkView[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('jobs.open', { count: jobs.length })}>
      <ul>
        {jobs.map(({ href, title, place, deadline }) => (
          <li key={href}>
            <Link href={href} className={css.job}>
              <span className={css.name}>{title}</span>
              <span>{place}</span>
              {deadline && (
                <span>
                  {t('entry.deadline')}: <WrittenDates date={deadline} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
