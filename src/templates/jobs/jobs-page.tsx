import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './jobs.module.css'
import { useCategoryFilter } from '../../features/category-filter'
import { Section } from '../../ui/layout/section'
import { useOpenAddressed } from '../../ui/hooks/use-open-addressed'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { CategoryFilters } from '../shared/category-filters'
import { JobRow } from './job-row'
import { PLACE, type JobsPageProps } from './jobs-props'

/** The jobs that a visitor looks for. An address with `#slug` opens its job and shows it. */
function Jobs({ jobs, filters }: Pick<JobsPageProps, 'jobs' | 'filters'>) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  useOpenAddressed(list)
  const state = useCategoryFilter(
    filters.map((filter) => ({
      ...filter,
      label: t(filter.name === PLACE ? 'entry.place' : 'filter.department'),
    })),
    jobs.map(({ categoryIds }) => categoryIds),
  )
  return (
    <>
      <CategoryFilters state={state} />
      <div ref={list} className={css.rows}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} hidden={!state.shows(job.categoryIds)} />
        ))}
      </div>
    </>
  )
}

/** The open jobs, and the editors' blocks about work here. */
export function JobsPage({ jobs, filters, blocks, ...opening }: JobsPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <Opening {...opening} />
      <Section label={t('jobs.open', { count: jobs.length })} layout="wide">
        {jobs.length > 0 ? <Jobs jobs={jobs} filters={filters} /> : <p>{t('listing.none')}</p>}
      </Section>
      <FurtherBlocks blocks={blocks} />
    </>
  )
}
