import type { EntryNode } from '../templates/shared/content-nodes'
import { isBeforeDeadline } from '../templates/shared/section-entries'
import type { BuildContent } from './content'

/** A page's own validity check (requirements 2.2). `today` is a calendar day in ISO 8601. */
type Guard = (entry: EntryNode, today: string) => boolean

/** The checks that content may name in `guard`. An entry without the date that is asked for passes. */
const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([
  /** An event that is not over: the landing page of a fair disappears after the fair. */
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

/** For people. */
export const guardNames = [...guards.keys()].sort().join(', ')

/** Whether an entry names an unknown guard: then nobody knows whether its page may be shown. */
const isUnknown = ({ guard }: EntryNode): boolean => guard !== null && !guards.has(guard)

/** Whether an entry passes its own check on a day, in ISO 8601; an entry without a check passes. */
export const passesGuard = (entry: EntryNode, day: string): boolean =>
  guards.get(entry.guard ?? '')?.(entry, day) ?? !isUnknown(entry)

/**
 * The content without the entries that fail their own check. Such an entry has no page (404), and
 * no list, menu or short link leads to it.
 *
 * @param today a calendar day in ISO 8601
 * @returns separately, the entries with an unknown guard
 */
export const filterByValidity = (
  content: BuildContent,
  today: string,
): { readonly content: BuildContent; readonly unknown: readonly EntryNode[] } => ({
  content: { ...content, entries: content.entries.filter((entry) => passesGuard(entry, today)) },
  unknown: content.entries.filter(isUnknown),
})
