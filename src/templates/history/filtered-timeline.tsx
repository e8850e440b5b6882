import { useTranslation } from 'react-i18next'
import { TimelineYears } from '../../blocks'
import { useCategoryFilter } from '../../features/category-filter'
import { CategoryFilters } from '../shared/category-filters'
import { Section } from '../../ui/layout/section'
import type { FilteredTimelineView } from './history-props'

/** The milestones that a visitor wants to see, along the scale of their years. */
export function FilteredTimeline({ timeline }: { timeline: FilteredTimelineView }) {
  const { title, filters, milestones, scale } = timeline
  const { t } = useTranslation()
  const state = useCategoryFilter(
    filters.map((filter) => ({ ...filter, label: t('filter.topic') })),
    milestones.map(({ categoryIds }) => categoryIds),
  )
  return (
    <Section title={title} layout="wide">
      <CategoryFilters state={state} />
      <TimelineYears
        milestones={milestones.filter(({ categoryIds }) => state.shows(categoryIds))}
        scale={scale}
      />
    </Section>
  )
}
