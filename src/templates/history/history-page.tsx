import { useTranslation } from 'react-i18next'
import { Block, TimelineYears } from '../../blocks'
import { Opening } from '../composed/opening'
import { useCategoryFilter } from '../../features/category-filter'
import { CategoryFilters } from '../shared/category-filters'
import { Section } from '../../ui/layout/section'
import type { HistoryPageProps, FilteredTimelineView } from './history-props'

/** The milestones that a visitor wants to see, along the scale of their years. */
function FilteredTimeline({ timeline }: { timeline: FilteredTimelineView }) {
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

/** The company's history: its timeline, and the editors' blocks around it. */
export const HistoryPage = ({ parts, ...opening }: HistoryPageProps) => (
  <>
    <Opening {...opening} />
    {parts.map((part, index) =>
      part.type === 'filteredTimeline' ? (
        <FilteredTimeline key={index} timeline={part} />
      ) : (
        <Block key={index} block={part} />
      ),
    )}
  </>
)
