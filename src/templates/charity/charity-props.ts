import type { FiguresView } from '../../blocks'
import { offered, type CategoryIds, type PlainFilter } from '../../features/category-filter'
import type { SiteHandle } from '../../sites'
import { blocksOfType, composedProps, type ComposedProps } from '../composed/composed-props'
import {
  activeOptions,
  categoryIdsOf,
  categoryTitles,
  type EntryInPlace,
} from '../composed/entry-in-place'
import type { NonNullKeys } from '../shared/non-null-keys'
import { inOrder } from '../shared/views'

/** The name of the projects' categories in the address: `?charityProjects[]=901`. */
export const PROJECTS = 'charityProjects'

/** A project, all of it. */
export interface ProjectView extends Pick<
  EntryInPlace,
  'id' | 'slug' | 'title' | 'abstract' | 'body' | 'image' | 'place' | 'facts'
> {
  readonly year: string | null
  readonly topics: readonly string[]
  readonly categoryIds: CategoryIds
}

export interface CharityPageProps extends ComposedProps {
  /** The sums, before the projects. */
  readonly figures: readonly FiguresView[]
  readonly projects: readonly ProjectView[]
  readonly filters: readonly PlainFilter[]
}

/**
 * Content of the social projects → the properties of their page. The one mapping for build and
 * preview.
 *
 * @param ids the ids of the projects
 */
export function charityPageProps(
  data: NonNullKeys<Queries.CharityPageQuery, 'entry'>,
  site: SiteHandle,
  ids: readonly string[],
): CharityPageProps {
  const composed = composedProps(data, site)
  const options = activeOptions(data.filters)
  const projects = inOrder(data.projects.nodes, ids).map((node) => ({
    ...node,
    year: node.date?.slice(0, 4) ?? null,
    topics: categoryTitles(node, options),
    categoryIds: { [PROJECTS]: categoryIdsOf(node) },
  }))
  return {
    ...composed,
    figures: blocksOfType(composed.blocks, 'figures'),
    blocks: composed.blocks.filter(({ type }) => type !== 'figures'),
    projects,
    filters: offered(
      [{ name: PROJECTS, options }],
      projects.map(({ categoryIds }) => categoryIds),
    ),
  }
}
