import type { EntryNode } from '../../templates/shared/content-nodes'
import { isBeforeDeadline } from '../../templates/shared/section-entries'
import type { BuildContent } from './content'

/** A page's own validity check (requirements 2.2). `today` is a calendar day in ISO 8601. */
type Guard = (entry: EntryNode, today: string) => boolean

/** The checks that content may name in `guard`. An entry without the date that is asked for passes. */
const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([
  /** An event that is not over: the landing page of a fair goes when the fair is. */
  [
    'upcoming',
    ({ date, endDate }, today) => {
      const last = endDate ?? date
      return last === null || last.slice(0, 10) >= today
    },
  ],
  /** The deadline has not passed. */
  ['beforeDeadline', isBeforeDeadline],
])

const known = [...guards.keys()].sort().join(', ')

/** Pages that name a guard which does not exist: nothing says whether they may be published. */
export class UnknownGuardError extends Error {
  override readonly name = 'UnknownGuardError'
  constructor(readonly entries: readonly EntryNode[]) {
    super(
      [
        'These pages name a guard that does not exist, so nothing was published:',
        ...entries.map(
          ({ site, title, section, slug, guard }) =>
            `  - ${site}: the entry "${title}" (${[section, slug].filter(Boolean).join('/')}) names the guard "${guard}".`,
        ),
        `  → Name one of ${known} in the content service, or add the guard to src/gatsby-node/content/guards.ts.`,
      ].join('\n'),
    )
  }
}

/** Whether an entry passes its own check on a day, in ISO 8601; one without a check does. */
export const passesGuard = (entry: EntryNode, day: string): boolean =>
  guards.get(entry.guard ?? '')?.(entry, day) ?? true

/**
 * The content without the entries that fail their own check: they have no page (404), and no list,
 * menu or short link leads to them.
 *
 * @param today a calendar day in ISO 8601
 * @throws {UnknownGuardError} when an entry names a guard that does not exist: all of them at once
 */
export function passGuards(content: BuildContent, today: string): BuildContent {
  const unknown = content.entries.filter(({ guard }) => guard !== null && !guards.has(guard))
  if (unknown.length > 0) throw new UnknownGuardError(unknown)
  return { ...content, entries: content.entries.filter((entry) => passesGuard(entry, today)) }
}
