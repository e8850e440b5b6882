import type { Entry } from '../../contract'
import { sites } from '../../sites'
import type { ImageView } from '../../ui/view-models'
import { absolute, companyId, companyInBrief, imagesOf, type JsonLdPage } from './page'
import type { Article, Event } from './nodes'

/** An entry's data for its node. */
export type EntryContent = Pick<
  Entry,
  'title' | 'type' | 'abstract' | 'date' | 'endDate' | 'place'
> & { readonly country?: string | null; readonly image: ImageView | null }

/** Entries that are articles, by their type in the content. */
const ARTICLES: Readonly<Record<string, Article['@type']>> = {
  article: 'Article',
  story: 'Article',
  news: 'NewsArticle',
  pressRelease: 'NewsArticle',
}

/** Entries that are events, by their type in the content. */
const EVENTS: Readonly<Record<string, { type: Event['@type']; online: boolean }>> = {
  event: { type: 'Event', online: false },
  webinar: { type: 'EducationEvent', online: true },
  workshop: { type: 'EducationEvent', online: false },
}

/** An article with its day; `null` for other entries, and for an article without a day. */
export function article(entry: EntryContent, page: JsonLdPage): Article | null {
  const { title, type, abstract, date, image } = entry
  const kind = ARTICLES[type ?? '']
  if (!kind || !date) return null
  return {
    '@type': kind,
    headline: title,
    description: abstract,
    image: imagesOf(page, image),
    datePublished: date,
    inLanguage: sites[page.site].htmlLang,
    mainEntityOfPage: absolute(page, page.path),
    author: companyInBrief(page),
    publisher: companyId(page),
  }
}

/**
 * An event. It is `null` for other entries, for an event on request, which has no day yet, and for
 * an event without a place that is not online.
 */
export function event(entry: EntryContent, page: JsonLdPage): Event | null {
  const { title, type, abstract, date, endDate, place, country, image } = entry
  const kind = EVENTS[type ?? '']
  const url = absolute(page, page.path)
  if (!kind || !date || (!kind.online && !place)) return null
  return {
    '@type': kind.type,
    name: title,
    description: abstract,
    image: imagesOf(page, image),
    startDate: date,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${kind.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location:
      place && !kind.online
        ? {
            '@type': 'Place',
            name: place,
            address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
          }
        : { '@type': 'VirtualLocation', url },
    organizer: companyInBrief(page),
    inLanguage: sites[page.site].htmlLang,
    url,
  }
}
