import type { TextView } from '../../blocks'
import { offered, type CategoryIds, type PlainFilter } from '../../features/category-filter'
import { actionsAbout } from '../../features/enquiry'
import { sites, type SiteHandle } from '../../sites'
import type { ActionView } from '../../ui/view-models'
import { composedProps, type ComposedProps } from '../composed/composed-props'
import {
  activeOptions,
  categoryIdsOf,
  categoryTitles,
  type EntryInPlace,
} from '../composed/entry-in-place'
import type { NonNullKeys } from '../shared/non-null-keys'
import { actionViews, inOrder } from '../shared/views'

/** The names of the lists in the address: `?job[]=701&place[]=Carrara`. */
export const DEPARTMENT = 'job'
export const PLACE = 'place'

/** A job with all its content. */
export interface JobView extends Omit<EntryInPlace, 'actions' | 'categories'> {
  readonly departments: readonly string[]
  readonly categoryIds: CategoryIds
  /** The ways to apply. */
  readonly actions: readonly ActionView[]
}

export interface JobsPageProps extends ComposedProps {
  readonly jobs: readonly JobView[]
  readonly filters: readonly PlainFilter[]
}

/** The subject of an application e-mail names the job. */
const withSubject = (action: ActionView, title: string): ActionView =>
  action.href.startsWith('mailto:') && !action.href.includes('?')
    ? { ...action, href: `${action.href}?subject=${encodeURIComponent(title)}` }
    : action

/** All places of the jobs, in the alphabetical order of the site's language. */
const placesOf = (jobs: readonly Pick<EntryInPlace, 'place'>[], site: SiteHandle): string[] =>
  [...new Set(jobs.flatMap(({ place }) => place ?? []))].sort((a, b) =>
    a.localeCompare(b, sites[site].intlLocale),
  )

/** The plan's facts of the page. */
export interface JobsContext {
  readonly site: SiteHandle
  /** The ids of the jobs that are still open. */
  readonly rows: readonly string[]
  /** Links to the jobs of other parts of the world, if there are any. */
  readonly elsewhere: readonly TextView[]
}

/** Content of the jobs → the properties of their page. The one mapping for build and preview. */
export function jobsPageProps(
  data: NonNullKeys<Queries.JobsPageQuery, 'entry'>,
  { site, rows, elsewhere }: JobsContext,
): JobsPageProps {
  const page = composedProps(data, site)
  const options = activeOptions(data.filters)
  const jobs = inOrder(data.jobs.nodes, rows).map(({ categories, actions, ...job }) => ({
    ...job,
    departments: categoryTitles({ categories }, options),
    categoryIds: {
      [DEPARTMENT]: categoryIdsOf({ categories }),
      [PLACE]: job.place ? [job.place] : [],
    },
    actions: actionsAbout(actionViews(actions, site), { subject: job.title }).map((action) =>
      withSubject(action, job.title),
    ),
  }))
  const places = placesOf(jobs, site).map((place) => ({ id: place, title: place }))
  return {
    ...page,
    blocks: [...elsewhere, ...page.blocks],
    jobs,
    filters: offered(
      [
        { name: DEPARTMENT, options },
        { name: PLACE, options: places },
      ],
      jobs.map(({ categoryIds }) => categoryIds),
    ),
  }
}
