import { z } from 'zod'
import { block } from './blocks'
import { pagination } from './collection'
import { endsTooEarly } from './event-dates'
import {
  url,
  callToAction,
  code,
  country,
  document,
  handle,
  html,
  id,
  image,
  list,
  mediaItem,
  numeral,
  numeric,
  openingHours,
  optional,
  optionalDate,
  phone,
  prose,
  reference,
  requiredText,
  seo,
  pageSlug,
  slugPath,
  text,
  timeZone,
  translations,
} from './fields'
import { dialled } from './phone'

/** The fields of an entry that a list shows. */
const summary = {
  id,
  section: handle,
  type: optional(handle),
  title: requiredText,
  slug: optional(pageSlug),
  preTitle: optional(text),
  abstract: optional(prose),
  image: optional(image),
  date: optionalDate,
  endDate: optionalDate,
  place: optional(text),
  country: optional(country),
  /** Last day of a tender or of applications for a job. */
  deadline: optionalDate,
  /** State of a tender or project. */
  status: optional(z.enum(['open', 'closed'])),
  categories: list(reference),
  document: optional(document),
  externalUrl: optional(url),
  translations,
  /**
   * When editors last changed the page: its date in sitemaps and feeds. An instant in a list means
   * that the entry's own answer has not changed since (`docs/content-service.md`).
   */
  dateUpdated: optionalDate,
}

/** Otherwise a page would invite people to something that is over. */
const endsInTime = (
  dates: { readonly date: string | null; readonly endDate: string | null },
  context: z.core.$RefinementCtx,
): void => {
  if (!endsTooEarly(dates)) return
  const message = `an end that is not before the date, ${dates.date}`
  context.addIssue({ code: 'custom', path: ['endDate'], message })
}

/** An item of a listing: `{site}/listings/{section}.json` and the upcoming, on request and past lists. */
export const listingItem = z.object(summary).superRefine(endsInTime).meta({ id: 'ListingItem' })
export type ListingItem = z.infer<typeof listingItem>

/**
 * A page of content: `{site}/entries/{page}.json`, `{site}/entries/{section}/{page}.json`.
 * `guard` names the page's own validity check (requirements 2.2).
 */
export const entry = z
  .object({
    ...summary,
    body: optional(html),
    blocks: list(block),
    /** Facts that a reader wants to know at a glance: duration, language, budget … */
    facts: list(z.object({ label: requiredText, value: requiredText }).meta({ id: 'Fact' })),
    actions: list(callToAction),
    gallery: list(mediaItem),
    documents: list(document),
    guard: optional(handle),
    seo: optional(seo),
  })
  .superRefine(endsInTime)
  .meta({ id: 'Entry' })
export type Entry = z.infer<typeof entry>

/** A place in the locator: `{site}/locator/{section}.json`. Coordinates in degrees, WGS 84. */
export const location = z
  .object({
    id,
    title: requiredText,
    type: optional(handle),
    country,
    town: requiredText,
    postalCode: optional(numeral),
    street: optional(text),
    longitude: numeric(z.number().min(-180).max(180)),
    latitude: numeric(z.number().min(-90).max(90)),
    phones: list(phone),
    emails: list(z.object({ email: z.email() })),
    services: list(reference),
    areas: list(reference),
    googleMapsDirections: optional(url),
    /** In the local time of its time zone. */
    openingHours: list(openingHours),
    /** The hours of the technical service's telephone beyond these, for example at the weekend. */
    onCallHours: list(openingHours),
    /** Without a time zone, nobody can tell whether it is open now. */
    timeZone: optional(timeZone),
  })
  .meta({ id: 'Location' })
  // A number without a country code belongs to the place's country.
  .transform(({ phones, ...place }) => ({
    ...place,
    phones: phones.map((each) => dialled(each, place.country)),
  }))
export type Location = z.infer<typeof location>

/** The target of a short link: `{site}/shortlinks/{code}.json`. */
export const shortlink = z
  .object({
    code,
    section: optional(handle),
    slug: optional(text),
    externalUrl: optional(url),
  })
  .meta({ id: 'Shortlink' })
export type Shortlink = z.infer<typeof shortlink>

/**
 * A search result (requirements 3). `type`, `section` and `slug` name the page, and `anchor` names
 * a part of it. `label` names the section to people.
 */
export const searchResult = z
  .object({
    title: requiredText,
    score: numeric(z.number()),
    type: optional(handle),
    section: handle,
    slug: optional(slugPath),
    anchor: optional(id),
    label: optional(text),
    abstract: optional(prose),
    image: optional(image),
    document: optional(z.object({ url })),
    versions: list(z.object({ code: requiredText, title: requiredText })),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof searchResult>

/**
 * The results of a query, best first. A service that counts its results by section accepts
 * `section` as a parameter, and still counts all sections. `suggestion` is the query as the visitor
 * may have meant it.
 */
export const searchAnswer = z.object({
  data: z.array(searchResult),
  meta: optional(
    z.object({
      pagination: optional(pagination),
      sections: list(
        z.object({ section: handle, label: requiredText, count: numeric(z.int().positive()) }),
      ),
      suggestion: optional(text),
    }),
  ),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
