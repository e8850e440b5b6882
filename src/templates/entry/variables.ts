import type { PlannedPage } from '../../routes'
import { composedVariables } from '../composed/variables'
import type { EntryNode } from '../shared/content-nodes'
import { byId } from '../shared/memoize'
import type { BuildFacts } from '../shared/page-type'
import { entriesOf, kindOf } from '../shared/section-entries'

/** The state of an entry on the day of the build: before or after its day, open or closed. */
export type EntryState = 'upcoming' | 'onRequest' | 'past' | 'open' | 'closed'

/** How many cards of further entries are side by side. */
const CARDS = 3

type Facts = Pick<BuildFacts, 'content' | 'today'>

const entryById = byId<EntryNode>()

function stateOf(page: PlannedPage, { content, today }: Facts): EntryState | null {
  const entry = entryById(content.entries).get(page.entry.id)
  const kind = entry ? kindOf(entry, today) : 'all'
  return kind === 'all' ? null : kind
}

/**
 * The ids of the entries that come after an entry in its section. After the last, the first
 * follows.
 *
 * @param shown the ids of the entries that the page's blocks show already
 * @param count how many entries the page links to
 */
export function neighboursOf(
  page: PlannedPage,
  { content }: Pick<BuildFacts, 'content'>,
  shown: readonly string[],
  count: number,
): string[] {
  const ids = entriesOf(page.entry.section, page, content).map(({ id }) => id)
  const after = ids.indexOf(page.entry.id) + 1
  return [...ids.slice(after), ...ids.slice(0, Math.max(0, after - 1))]
    .filter((id) => !shown.includes(id))
    .slice(0, count)
}

/**
 * The page of an entry that links to a given number of others of its section. It changes only with
 * the entry's state, which is `null` without a day and a status.
 */
export const leadingOnTo = (count: number) => (page: PlannedPage, build: BuildFacts) => {
  const composed = composedVariables(page, build)
  return {
    ...composed,
    state: stateOf(page, build),
    neighbours: neighboursOf(page, build, composed.entries, count),
  }
}

/** The page of an entry ends with a row of cards, unless editors chose further reading. */
export const entryVariables = (page: PlannedPage, build: BuildFacts) =>
  leadingOnTo(composedVariables(page, build).entries.length > 1 ? 0 : CARDS)(page, build)

/** The plan's facts of the page of an entry, besides the content of its blocks. */
export type EntryPlan = Pick<ReturnType<typeof entryVariables>, 'state' | 'neighbours'>
