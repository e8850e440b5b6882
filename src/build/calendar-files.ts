import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import type { Entry } from '../contract'
import { calendarFile, calendarFilePath } from '../features/calendar-file'
import type { PlannedPage } from '../routes'
import { isEventType } from '../templates/event/event-types'

type EventFields = Pick<Entry, 'type' | 'title' | 'abstract' | 'place' | 'date' | 'endDate'>

interface Answer {
  readonly website: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly entries: { readonly nodes: readonly (EventFields & { readonly id: string })[] }
}

const query = `
  query CalendarFiles {
    website: site { siteMetadata { siteUrl } }
    entries: allContentEntry(filter: { date: { ne: null } }) {
      nodes { id type title abstract place date endDate }
    }
  }`

/** The calendar files of the events among some pages: address → text. */
export function calendarFilesOf(
  pages: readonly PlannedPage[],
  entries: Answer['entries']['nodes'],
  origin: string,
): Map<string, string> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return new Map(
    pages.flatMap((page) => {
      const event = byId.get(page.entry.id)
      if (!event?.date || !isEventType(event.type)) return []
      const text = calendarFile({ ...event, date: event.date, url: `${origin}${page.path}` })
      return [[calendarFilePath(page.site, page.entry), text] as const]
    }),
  )
}

/**
 * Writes a calendar file for each event that has a page, and removes those of earlier builds.
 *
 * @param directory a folder that is published
 * @throws when GraphQL refuses the query
 */
export async function writeCalendarFiles(
  graphql: CreatePagesArgs['graphql'],
  directory: string,
  pages: readonly PlannedPage[],
): Promise<void> {
  const answer = await graphql<Answer>(query)
  const { data } = answer
  if (!data) throw new Error(`The events cannot be read: ${JSON.stringify(answer)}`)
  const files = calendarFilesOf(pages, data.entries.nodes, data.website.siteMetadata.siteUrl)
  await rm(path.join(directory, 'calendar'), { recursive: true, force: true })
  for (const [address, text] of files) {
    const file = path.join(directory, address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
