import { eventSections } from '../../routes'
import { type Finding, violation } from '../finding'
import type { Answers, SiteSnapshot } from '../snapshot'

const BY_TIME = ['upcoming', 'onRequest', 'past'] as const

const listOf = (answers: Answers, name: (typeof BY_TIME)[number] | 'listing', section: string) =>
  answers[name].find(({ parameters }) => parameters.section === section)

/**
 * Where a service lists events by time, the build reads those lists and not the section's own. An
 * event that is in none of them would be missing.
 */
export const checkEvents = ({ answers }: SiteSnapshot): Finding[] =>
  eventSections.flatMap(({ section, all }) => {
    const listing = listOf(answers, 'listing', section)
    const lists = BY_TIME.flatMap((name) => listOf(answers, name, section) ?? [])
    if (!all || !listing || lists.length < BY_TIME.length) return []
    const known = new Set(lists.flatMap(({ data }) => data.map(({ id }) => id)))
    return listing.data.flatMap(({ id, title }, index) =>
      known.has(id)
        ? []
        : [
            violation(
              listing,
              `data[${index}]`,
              `each event in upcoming, onrequest or past of ${section}`,
              `"${title}" (id ${id}) in none of them`,
            ),
          ],
    )
  })
