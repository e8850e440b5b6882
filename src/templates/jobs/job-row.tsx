import { useTranslation } from 'react-i18next'
import * as css from './jobs.module.css'
import { Actions } from '../../ui/controls/button'
import { WrittenDates } from '../../ui/text/written-dates'
import { CopyLink } from '../../ui/controls/copy-link'
import { Facts } from '../../ui/text/facts'
import { RichText } from '../../ui/text/rich-text'
import { keepInAddress } from '../../ui/hooks/use-open-addressed'
import type { JobView } from './jobs-props'

interface JobRowProps {
  readonly job: JobView
  /** Whether the visitor's choice excludes it; an opened one stays open. */
  readonly hidden: boolean
}

/** The deadline of applications, in the site's date format. */
function Deadline({ day }: { readonly day: string }) {
  const { t } = useTranslation()
  return (
    <p className={css.deadline}>
      <span>{t('entry.deadline')}</span>
      <WrittenDates date={day} />
    </p>
  )
}

/** A job: title, place and deadline. Opened, it shows its facts, its text and how to apply. */
export function JobRow({ job, hidden }: JobRowProps) {
  const { slug, title, abstract, body, place, deadline, departments, facts, actions } = job
  return (
    <details id={slug ?? undefined} className={css.row} hidden={hidden} onToggle={keepInAddress}>
      <summary className={css.summary}>
        <p className={css.label}>
          {departments.map((department) => (
            <span key={department}>{department}</span>
          ))}
          {place && <span>{place}</span>}
        </p>
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          {abstract && <p className={css.abstract}>{abstract}</p>}
        </div>
        {deadline && <Deadline day={deadline} />}
        <span className={css.sign} />
      </summary>
      <div className={css.content}>
        <div className={css.facts}>
          <Facts facts={facts} />
        </div>
        <div className={css.text}>
          {body && <RichText html={body} below={2} />}
          <Actions actions={actions} />
          {slug && <CopyLink id={slug} />}
        </div>
      </div>
    </details>
  )
}
