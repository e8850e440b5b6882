import { useTranslation } from 'react-i18next'
import * as css from './bit.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { WrittenDates } from '../../ui/text/written-dates'
import { useEntryKind } from '../../ui/cards/entry-kind'
import { Facts } from '../../ui/text/facts'
import { Link } from '../../ui/controls/link'
import { Section } from '../../ui/layout/section'
import type { CallView } from './bit-props'

/** One call: its deadline, its subject, its terms. */
function Call({ call }: { call: CallView }) {
  const { t } = useTranslation()
  const kind = useEntryKind(call)
  const { title, href, abstract, deadline, facts } = call
  return (
    <li className={css.call}>
      <div className={css.until}>
        {deadline && (
          <>
            <p className={css.label}>{t('entry.deadline')}</p>
            <p className={css.deadline}>
              <WrittenDates date={deadline} />
            </p>
          </>
        )}
      </div>
      <div className={css.subject}>
        {kind && <p className={css.label}>{kind}</p>}
        <h3 className={css.title}>
          <Link href={href} className={css.link}>
            {title}
          </Link>
        </h3>
        {abstract && <p className={css.text}>{abstract}</p>}
      </div>
      <div className={css.terms}>
        <Facts facts={facts} />
      </div>
    </li>
  )
}

/** The tenders and projects that are open now. Nothing when there are none. */
export function OpenCalls({ calls, all }: { calls: readonly CallView[]; all: string }) {
  const { t } = useTranslation()
  return calls.length === 0 ? null : (
    <Section
      label={t('listing.open')}
      title={t('bit.open')}
      layout="wide"
      tone="stone"
      action={<ButtonLink kind="text" label={t('entry.all')} href={all} />}
    >
      <ul className={css.calls}>
        {calls.map((call) => (
          <Call key={call.href} call={call} />
        ))}
      </ul>
    </Section>
  )
}
