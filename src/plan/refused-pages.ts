import type { PlanProblem } from '../routes'
import type { EntryNode } from '../templates/shared/content-nodes'
import { guardNames } from './guards'

/** A page that is not made although it has an entry. Other pages are not affected. */
export interface RefusedPage {
  readonly site: string
  /** `null` where the entry has no address. */
  readonly path: string | null
  /** Ids of the nodes of its entry, or of the entries that claim its address. */
  readonly entries: readonly string[]
  /** HTTP status of the page at run time. */
  readonly statusCode: 422 | 500
  /** The field of the entry that is wrong. */
  readonly field: 'guard' | 'slug'
  /** A line for people: site, entry, and the problem. */
  readonly reason: string
}

/** The pages that the plan refuses. */
export const refusedByPlan = ({ site, path, entries, message }: PlanProblem): RefusedPage => ({
  ...{ site, path, statusCode: 422, field: 'slug', reason: message },
  entries: entries.map(({ id }) => id),
})

/**
 * The page of an entry with an unknown guard (requirements 8).
 *
 * @param path its intended path
 */
export const refusedByGuard = (
  { id, site, title, section, slug, guard }: EntryNode,
  path: string | null,
): RefusedPage => ({
  ...{ site, path, entries: [id], statusCode: 500, field: 'guard' },
  reason: `${site}: the entry "${title}" (${[section, slug].filter(Boolean).join('/')}) names the guard "${guard}".`,
})

const listOf = (title: string, refused: readonly RefusedPage[], advice: readonly string[] = []) =>
  refused.length === 0
    ? []
    : [
        title,
        ...refused.map(({ reason }) => `  - ${reason}`),
        ...advice.map((line) => `  → ${line}`),
      ]

/** Why a build publishes nothing, for people; `null` when no page is refused. */
export function refusal(refused: readonly RefusedPage[]): string | null {
  const of = (field: RefusedPage['field']) => refused.filter((page) => page.field === field)
  const lines = [
    ...listOf('These pages cannot be published, so nothing was:', of('slug')),
    ...listOf(
      'These pages name a guard that does not exist, so nothing was published:',
      of('guard'),
      [`Name one of ${guardNames} in the content service, or add the guard to src/plan/guards.ts.`],
    ),
  ]
  return lines.length === 0 ? null : lines.join('\n')
}
