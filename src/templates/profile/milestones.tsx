import { useTranslation } from 'react-i18next'
import * as css from './milestones.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'
import type { MilestonesView } from './profile-props'

const SIZES = '(min-width: 64em) 22vw, (min-width: 40em) 44vw, 92vw'

/** A few milestones, each leading to its year in the company's history. */
export function Milestones({ view: { title, href, milestones } }: { view: MilestonesView }) {
  const { t } = useTranslation()
  return (
    <Section
      title={title}
      layout="wide"
      action={<ButtonLink label={t('entry.all')} href={href} kind="text" />}
    >
      <ul className={css.milestones}>
        {milestones.map((milestone) => (
          <li key={milestone.href}>
            <Link href={milestone.href} className={css.milestone}>
              {milestone.image && (
                <Picture image={milestone.image} sizes={SIZES} ratio="4x3" decorative />
              )}
              <span className={css.year}>{milestone.year}</span>
              <span className={css.title}>{milestone.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
