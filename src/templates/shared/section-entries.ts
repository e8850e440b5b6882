import { groupBy } from '../../contract/group-by'
import type { ListingKind } from '../../features/listing'
import type { PlannedPage } from '../../routes'
import { sites } from '../../sites'
import type { ContentNodes, EntryNode } from './content-nodes'
import { memoize } from './memoize'

/** Entries of these types are events, sorted by the day of the event (requirements 2.4). */
const EVENTS = new Set(['event', 'webinar', 'workshop'])

const dateOf = ({ date }: EntryNode) => date ?? ''
const byDate = (a: EntryNode, b: EntryNode) => dateOf(a).localeCompare(dateOf(b))
const byTitle = (a: EntryNode, b: EntryNode) =>
  a.title.localeCompare(b.title, sites[a.site].intlLocale) || (a.id < b.id ? -1 : 1)

/** The newest first; entries of one day are sorted by title. */
export const newestFirst = (a: EntryNode, b: EntryNode) => byDate(b, a) || byTitle(a, b)

/** The oldest first; entries of one day are sorted by title. */
const oldestFirst = (a: EntryNode, b: EntryNode) => byDate(a, b) || byTitle(a, b)

/** The entries with pages of each section in each site, the newest first. */
const entriesOfSections = memoize((entries: readonly EntryNode[]) => {
  const sections = groupBy(
    entries.filter(({ handle, slug }) => handle === null && slug !== null),
    ({ site, section }) => `${site} ${section}`,
  )
  for (const section of sections.values()) section.sort(newestFirst)
  return sections
})

/** The entries of a section in a site, the newest first; without dates by their titles. */
export const entriesOf = (
  section: string,
  { site }: PlannedPage,
  { entries }: ContentNodes,
): readonly EntryNode[] => entriesOfSections(entries).get(`${site} ${section}`) ?? []

/** The dated entries of a section that are not past, the next one first. */
export const upcoming = (
  section: string,
  page: PlannedPage,
  content: ContentNodes,
  today: string,
): EntryNode[] =>
  entriesOf(section, page, content)
    .filter(({ date, endDate }) => (endDate ?? date ?? '').slice(0, 10) >= today)
    .sort(oldestFirst)

/** A section's own page in a site, where the site has it. */
export const ownPage = (
  section: string,
  { site }: PlannedPage,
  { entries }: ContentNodes,
): EntryNode | undefined =>
  entries.find((each) => each.site === site && each.section === section && each.handle !== null)

/**
 * The part of its section's list that an entry belongs to. `today` is a calendar day in ISO 8601.
 */
export function kindOf({ type, date, endDate, status }: EntryNode, today: string): ListingKind {
  if (status) return status
  if (!type || !EVENTS.has(type)) return 'all'
  if (!date) return 'onRequest'
  return (endDate ?? date).slice(0, 10) < today ? 'past' : 'upcoming'
}

/** Whether an entry's deadline has not passed on a day, in ISO 8601; one without a deadline is open. */
export const isBeforeDeadline = ({ deadline }: Pick<EntryNode, 'deadline'>, day: string): boolean =>
  deadline === null || deadline.slice(0, 10) >= day

/** In this order on the page. */
const kinds: readonly ListingKind[] = ['upcoming', 'onRequest', 'open', 'all', 'past', 'closed']

/**
 * Entries in the parts of their list: the next event comes first, everything else keeps its order.
 *
 * @param today a calendar day in ISO 8601
 */
export const inParts = (
  entries: readonly EntryNode[],
  today: string,
): { readonly kind: ListingKind; readonly entries: readonly EntryNode[] }[] =>
  kinds.flatMap((kind) => {
    const own = entries.filter((entry) => kindOf(entry, today) === kind)
    if (own.length === 0) return []
    return [{ kind, entries: kind === 'upcoming' ? own.sort(oldestFirst) : own }]
  })
