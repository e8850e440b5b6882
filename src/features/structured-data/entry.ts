import type { Entry } from '../../contract'
import { sites } from '../../sites'
import type { ImageView } from '../../ui/view-models'
import { absolute, companyId, companyInBrief, imagesOf, type JsonLdPage } from './page'
import type { Article, Event } from './nodes'

/** What of an entry its node needs. */
export type EntryContent = Pick<
  Entry,
  'title' | 'type' | 'abstract' | 'date' | 'endDate' | 'place'
> & { readonly country?: string | null; readonly image: ImageView | null }

/** What is written on a day, by its type in the content. */
const ARTICLES: Readonly<Record<string, Article['@type']>> = {
  article: 'Article',
  story: 'Article',
  news: 'NewsArticle',
  pressRelease: 'NewsArticle',
}

/** What takes place, by its type in the content. */
const EVENTS: Readonly<Record<string, { type: Event['@type']; online: boolean }>> = {
  event: { type: 'Event', online: false },
  webinar: { type: 'EducationEvent', online: true },
  workshop: { type: 'EducationEvent', online: false },
}

/** An entry that is read; `null` for any other, and without its day. */
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
 * An entry that takes place; `null` for any other, for one on request, which has no day yet, and for
 * one that nobody could find: without a place and not online.
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
