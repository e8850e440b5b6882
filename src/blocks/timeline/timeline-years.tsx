import { useTranslation } from 'react-i18next'
import * as css from './timeline.module.css'
import { decadesOf, yearsOf, type Year } from './years'
import { WithTableOfContents } from '../../ui/layout/with-table-of-contents'
import { Picture } from '../../ui/media/picture'
import { RichText } from '../../ui/text/rich-text'
import type { MilestoneView } from '../view-models'

const SIZES = '(min-width: 64em) 34vw, 92vw'

const Milestone = ({ milestone: { title, text, image } }: { milestone: MilestoneView }) => (
  <li className={css.milestone}>
    <div className={css.content}>
      <h4 className={css.title}>{title}</h4>
      {text && <RichText html={text} below={4} />}
    </div>
    {image && (
      <div>
        <Picture image={image} sizes={SIZES} ratio="4x3" />
      </div>
    )}
  </li>
)

/** A year, which has an anchor on the page, and its milestones. */
const YearItem = ({ year: { year, id, milestones } }: { year: Year }) => (
  <li id={id} className={css.entry}>
    <h3 className={css.year}>
      <a href={`#${id}`}>{year}</a>
    </h3>
    <ul className={css.milestones}>
      {milestones.map((milestone) => (
        <Milestone key={milestone.title} milestone={milestone} />
      ))}
    </ul>
  </li>
)

interface TimelineYearsProps {
  readonly milestones: readonly MilestoneView[]
  /** Whether a scale of the decades, and of the years of the current one, is beside it. */
  readonly scale: boolean
}

/** Milestones under their years. The page scrolls them; a scale leads to the decades and years. */
export function TimelineYears({ milestones, scale }: TimelineYearsProps) {
  const { t } = useTranslation()
  const years = yearsOf(milestones)
  const anchors = decadesOf(years).map(({ label, years: own }) => ({
    id: own[0]?.id ?? label,
    label,
    parts: own.map(({ id, year }) => ({ id, label: year })),
  }))
  const list = (
    <ol>
      {years.map((year) => (
        <YearItem key={year.id} year={year} />
      ))}
    </ol>
  )
  return scale ? (
    <WithTableOfContents label={t('timeline.years')} anchors={anchors}>
      {list}
    </WithTableOfContents>
  ) : (
    list
  )
}
