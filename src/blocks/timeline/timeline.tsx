import { useTranslation } from 'react-i18next'
import * as css from './timeline.module.css'
import { leaps, yearsOf } from './years'
import { Picture } from '../../ui/picture'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import type { MilestoneView, TimelineView } from '../view-models'

const SIZES = '(min-width: 64em) 24vw, (min-width: 40em) 44vw, 92vw'

const Milestone = ({ milestone: { title, text, image } }: { milestone: MilestoneView }) => (
  <li className={css.milestone}>
    <div className={css.matter}>
      <h4 className={css.title}>{title}</h4>
      {text && <RichText html={text} />}
    </div>
    {image && (
      <div>
        <Picture image={image} sizes={SIZES} ratio="4x3" />
      </div>
    )}
  </li>
)

/**
 * What happened year by year: years go down the label columns and stay in view as long as their
 * milestones do. It scrolls as the page does; links lead to the decades.
 */
export function TimelineBlock({ block: { title, milestones } }: { block: TimelineView }) {
  const { t } = useTranslation()
  const years = yearsOf(milestones)
  const marks = leaps(years)
  return (
    <Section title={title} layout="wide">
      {marks.length > 0 && (
        <nav aria-label={t('timeline.years')}>
          <ul className={css.marks}>
            {marks.map(({ year, id }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.mark}>
                  {year}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ol>
        {years.map(({ year, id, milestones: own }) => (
          <li key={id} id={id} className={css.entry}>
            <h3 className={css.year}>{year}</h3>
            <ul className={css.milestones}>
              {own.map((milestone) => (
                <Milestone key={milestone.title} milestone={milestone} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
