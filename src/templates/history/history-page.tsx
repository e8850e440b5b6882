import { Block } from '../../blocks'
import { Opening } from '../composed/opening'
import { FilteredTimeline } from './filtered-timeline'
import type { HistoryPageProps } from './history-props'

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
