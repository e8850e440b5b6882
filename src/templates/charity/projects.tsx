import { useTranslation } from 'react-i18next'
import * as css from './projects.module.css'
import type { CharityPageProps, ProjectView } from './charity-props'
import { useCategoryFilter } from '../../features/category-filter'
import { CategoryFilters } from '../shared/category-filters'
import { Facts } from '../../ui/text/facts'
import { Picture } from '../../ui/media/picture'
import { RichText } from '../../ui/text/rich-text'

/** One project: its picture, place and time, its work and its cost. */
const Project = ({ project }: { project: ProjectView }) => (
  <>
    {project.image && (
      <div className={css.picture}>
        <Picture image={project.image} sizes="(min-width: 64em) 56vw, 92vw" ratio="3x2" />
      </div>
    )}
    <div className={css.words}>
      <p className={css.label}>
        {[...project.topics, project.place, project.year].filter(Boolean).map((each) => (
          <span key={each}>{each}</span>
        ))}
      </p>
      <h2 className={css.title}>{project.title}</h2>
      {project.abstract && <p className={css.abstract}>{project.abstract}</p>}
      {project.body && <RichText html={project.body} below={2} />}
      <Facts facts={project.facts} />
    </div>
  </>
)

/** The projects that match the visitor's choice; picture and text change sides. */
export function Projects({ projects, filters }: Pick<CharityPageProps, 'projects' | 'filters'>) {
  const { t } = useTranslation()
  const state = useCategoryFilter(
    filters.map((filter) => ({ ...filter, label: t('filter.topic') })),
    projects.map(({ categoryIds }) => categoryIds),
  )
  return (
    <>
      <CategoryFilters state={state} />
      {projects
        .filter(({ categoryIds }) => state.shows(categoryIds))
        .map((project) => (
          <article key={project.id} id={project.slug ?? undefined} className={css.project}>
            <Project project={project} />
          </article>
        ))}
    </>
  )
}
