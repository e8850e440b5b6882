import type { ContentClient } from '../../content-client'
import { dayMeant, type Entry, type ListingItem, READING_LISTS, wholeDays } from '../../contract'
import { eventSections } from '../../routes'
import { ifGone } from './if-gone'
import { mismatches } from './mismatches'
import { type NodeDraft, siteFields } from '../node-types'
import type { Problems } from '../problems'

/**
 * The fields that an entry adds to its listing item, for items that have no page (a document, a
 * link).
 */
const WITHOUT_PAGE = {
  body: null,
  blocks: [],
  facts: [],
  actions: [],
  gallery: [],
  documents: [],
  guard: null,
  seo: null,
}

/**
 * An entry as all readers get it: events have days or instants, and a deadline without a time is a
 * day.
 */
function entryDraft(
  key: string,
  site: string,
  entry: Entry | (ListingItem & typeof WITHOUT_PAGE),
  handle: string | null,
): NodeDraft {
  const { deadline } = entry
  const dates = { ...wholeDays(entry), deadline: deadline && (dayMeant(deadline) ?? deadline) }
  return {
    type: 'ContentEntry',
    key,
    fields: { ...siteFields(site, { ...entry, ...dates }), handle },
  }
}

/** A configured page, or nothing where a site lacks it and may. */
export async function fetchPage(
  client: ContentClient,
  site: string,
  page: string,
  problems: Problems,
): Promise<NodeDraft[]> {
  const parameters = { site, page }
  const answer = await problems.attempt(
    site,
    () => client.get('page', parameters),
    ifGone('page', parameters),
  )
  if (answer === undefined) return []
  const { data } = answer
  const place = { site, address: client.urlOf('page', parameters) }
  if (mismatches({ ...data, section: page }, data, place, problems)) return []
  return [entryDraft(`${site}:page:${page}`, site, data, page)]
}

/**
 * The events of a section by time; `undefined` where the service does not list them like this. The
 * lists are read one after the other, in the order of time. An event that ends meanwhile may be in
 * two lists, but never in none.
 */
async function fetchEvents(
  client: ContentClient,
  site: string,
  section: string,
  problems: Problems,
): Promise<ListingItem[] | undefined> {
  const events = new Map<string, ListingItem>()
  for (const call of ['upcoming', 'onRequest', 'past'] as const) {
    const answer = await problems.attempt(site, () => client.all(call, { site, section }), 'fine')
    if (answer === undefined) return undefined
    for (const item of answer.data) events.set(item.id, item)
  }
  return [...events.values()]
}

/**
 * The rows of all lists of a section, each once: the lists of its events, and the list of all its
 * entries.
 */
async function fetchRows(
  client: ContentClient,
  site: string,
  section: string,
  pages: ReadonlySet<string>,
  problems: Problems,
): Promise<readonly ListingItem[]> {
  const kind = eventSections.find((each) => each.section === section)
  const events = kind && (await fetchEvents(client, site, section, problems))
  if (events && kind.all) return events
  const parameters = { site, section }
  const listing = await problems.attempt(
    site,
    () => client.all('listing', parameters, READING_LISTS),
    ifGone('listing', parameters, pages),
  )
  const listed = listing?.data ?? []
  const known = new Set(listed.map(({ id }) => id))
  return [...listed, ...(events ?? []).filter(({ id }) => !known.has(id))]
}

/**
 * The entries of a section: its lists, then each entry.
 *
 * @param pages the handles of the pages that the site has
 */
export async function fetchSection(
  client: ContentClient,
  site: string,
  section: string,
  pages: ReadonlySet<string>,
  problems: Problems,
): Promise<NodeDraft[]> {
  const fetchItem = async (item: ListingItem): Promise<NodeDraft[]> => {
    const key = `${site}:${section}:${item.id}`
    const { slug } = item
    if (slug === null) return [entryDraft(key, site, { ...item, ...WITHOUT_PAGE }, null)]
    const own = { site, section, page: slug }
    const answer = await problems.attempt(site, () => client.get('entry', own, {}, item))
    if (answer === undefined) return []
    const { data } = answer
    const place = { site, address: client.urlOf('entry', own) }
    if (mismatches({ ...item, section }, data, place, problems)) return []
    return [entryDraft(key, site, data, null)]
  }
  const rows = await fetchRows(client, site, section, pages, problems)
  return (await Promise.all(rows.map(fetchItem))).flat()
}
