import { dayAfter } from '../contract'
import type { EntryNode } from '../templates/shared/content-nodes'
import { isBeforeDeadline, kindOf } from '../templates/shared/section-entries'
import { passesGuard } from './guards'

/** The state of an entry on pages, by the day of the build. */
const standing = (entry: EntryNode, day: string): string =>
  [kindOf(entry, day), isBeforeDeadline(entry, day), passesGuard(entry, day)].join()

/**
 * The days when an entry changes without an edit: those after its last day and after its deadline.
 */
const changesOf = (entry: EntryNode): string[] =>
  [entry.endDate ?? entry.date, entry.deadline]
    .flatMap((date) => (date === null ? [] : [date.slice(0, 10)]))
    .filter((last) => standing(entry, last) !== standing(entry, dayAfter(last)))
    .map(dayAfter)

/**
 * The next day when pages change without an edit. An event is over, a deadline has passed, or a
 * page disappears by its own guard. `null` when there is none.
 *
 * @param today a calendar day in ISO 8601, as the result is
 */
export function nextChange(entries: readonly EntryNode[], today: string): string | null {
  const [next = null] = entries
    .flatMap(changesOf)
    .filter((day) => day > today)
    .sort()
  return next
}
