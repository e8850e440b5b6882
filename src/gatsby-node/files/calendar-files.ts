import type { CreatePagesArgs } from 'gatsby'
import { calendarFile, calendarFilePath } from '../../features/calendar-file'
import type { PlannedPage } from '../../routes'
import { isEventType } from '../../templates/event/event-types'
import { publishFolder } from './published-files'

type Answer = Queries.CalendarFilesQuery

const query = /* GraphQL */ `
  query CalendarFiles {
    website: site {
      siteMetadata {
        siteUrl
      }
    }
    entries: allContentEntry(filter: { date: { ne: null } }) {
      nodes {
        id
        type
        title
        abstract
        place
        date
        endDate
      }
    }
    companies: allContentCompanyInfo(sort: { site: ASC }) {
      nodes {
        site
        name
      }
    }
  }
`

/** The calendar files of the events among some pages: address → text. */
export function calendarFilesOf(
  pages: readonly PlannedPage[],
  { website, entries, companies }: Answer,
): Map<string, string> {
  const { siteUrl } = website.siteMetadata
  const byId = new Map(entries.nodes.map((entry) => [entry.id, entry]))
  const names = new Map(companies.nodes.map(({ site, name }) => [site, name]))
  return new Map(
    pages.flatMap((page) => {
      const event = byId.get(page.entry.id)
      if (!event?.date || !isEventType(event.type)) return []
      const text = calendarFile({
        ...event,
        date: event.date,
        url: `${siteUrl}${page.path}`,
        company: names.get(page.site) ?? '',
      })
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
  publishFolder(directory, 'calendar', calendarFilesOf(pages, data))
}
