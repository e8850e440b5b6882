import { listingItem, type ListingItem } from '../../../src/contract'
import { eventSections } from '../../../src/routes'
import { sites } from '../../../src/sites'
import type { BuiltEntry } from '../build/entries'
import type { SiteContent } from '../build/site'
import { fold, wordsOf } from '../search/analysis/words'
import { HttpError, notFound } from './http-error'
import type { Query } from './paging'

/** The time of an event, seen from today: `past`, still to come, or only on request. */
export type Time = 'upcoming' | 'onRequest' | 'past'

/** The section that lists short links; it has no entries. */
export const SHORTLINKS = 'shortlinks'

const asItem = ({ entry }: BuiltEntry): ListingItem => listingItem.parse(entry)

/** The entries of a section; an unknown section is a 404. */
const entriesOf = (content: SiteContent, section: string): readonly BuiltEntry[] => {
  const entries = content.entries.filter(
    ({ entry, isFixed }) => !isFixed && entry.section === section,
  )
  if (entries.length === 0 && !content.sections.has(section))
    throw notFound(`The section ${section}`)
  return entries
}

/** The codes of short links, which are printed. A request for a single code gives its target. */
const shortlinkItems = ({ shortlinks }: SiteContent): ListingItem[] =>
  [...shortlinks.keys()].map((code) =>
    listingItem.parse({ id: code, section: SHORTLINKS, title: code, translations: {} }),
  )

const day = (entry: ListingItem): string => entry.date ?? ''

const sorters: Record<string, (a: ListingItem, b: ListingItem, compare: Intl.Collator) => number> =
  {
    title: (a, b, collator) => collator.compare(a.title, b.title),
    date: (a, b) => day(a).localeCompare(day(b)),
  }

const sorted = (content: SiteContent, items: ListingItem[], sort: string): ListingItem[] => {
  const descending = sort.startsWith('-')
  const compare = sorters[sort.replace(/^-/, '')]
  if (!compare) {
    const names = Object.keys(sorters).flatMap((name) => [name, `-${name}`])
    throw new HttpError(
      400,
      `The parameter sort must be one of ${names.join(', ')}, not "${sort}".`,
    )
  }
  const collator = new Intl.Collator(sites[content.site].intlLocale, { numeric: true })
  const direction = descending ? -1 : 1
  return items.sort(
    (a, b) => direction * compare(a, b, collator) || collator.compare(a.title, b.title),
  )
}

/** Whether a title and its abstract contain all words of a query, as whole words or as parts of words. */
function says({ title, abstract }: ListingItem, query: string): boolean {
  const words = wordsOf(fold(query))
  const text = fold(`${title} ${abstract ?? ''}`)
  return words.length > 0 && words.every((word) => text.includes(word))
}

/** Entries of a section (of one type), newest first unless `sort` says otherwise. */
export function listing(
  content: SiteContent,
  section: string,
  type: string | null,
  { query = '', sort = '-date' }: Query,
): ListingItem[] {
  const all =
    section === SHORTLINKS ? shortlinkItems(content) : entriesOf(content, section).map(asItem)
  const items = all
    .filter((item) => type === null || item.type === type)
    .filter((item) => query.trim() === '' || says(item, query))
  return sorted(content, items, sort || '-date')
}

/** Whether all entries of a section are events; an event without a date takes place on request. */
const isEvent = (section: string) =>
  eventSections.some((each) => each.section === section && each.all)

const timeOf = ({ entry, onRequest }: BuiltEntry, today: string): Time | null => {
  if (onRequest) return 'onRequest'
  const last = entry.endDate ?? entry.date
  if (last === null) return isEvent(entry.section) ? 'onRequest' : null
  return last.slice(0, 10) >= today ? 'upcoming' : 'past'
}

/**
 * Events of a section by time. The next event comes first under `upcoming`, the latest one under `past`.
 *
 * @param today the current day as `2026-03-01`
 */
export function eventsOf(
  content: SiteContent,
  section: string,
  time: Time,
  today: string,
): ListingItem[] {
  const items = entriesOf(content, section)
    .filter((entry) => timeOf(entry, today) === time)
    .map(asItem)
  return sorted(content, items, { upcoming: 'date', onRequest: 'title', past: '-date' }[time])
}
