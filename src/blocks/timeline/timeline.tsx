import { TimelineYears } from './timeline-years'
import { needsScale } from './years'
import { Section } from '../../ui/layout/section'
import type { TimelineView } from '../view-models'

/** A company history, year by year. */
export const TimelineBlock = ({ block: { title, milestones } }: { block: TimelineView }) => (
  <Section title={title} layout="wide">
    <TimelineYears milestones={milestones} scale={needsScale(milestones)} />
  </Section>
)
