import { z } from 'zod'
import { bindUnits } from './bind-units'
import { asBoolean, asNumber, asText, emptyToUndefined, isEmpty } from './coercion'
import { contentFile } from './content-file'
import { countryExpected, isCountry } from './country'
import { asDateTime, isNoDate } from './date-time'
import { expectedOfFramed, filmServiceOf, framedUrl } from './embedded-page'
import { dialableAddress, dialled, phoneHref } from './phone'
import { plainLine, plainText, trimmedText } from './plain-text'
import { sanitiseHtml } from './sanitise'
import { isReference, referenceInMarkup, referenceInText, resolved } from './unresolved'
import { isTimeZone } from './time-zone'
import { addressKind, webAddress, withoutBlanks } from './web-address'

/** The longest slug that any address may carry; longer ones are nearly always an accident. */
const MAX_SLUG_LENGTH = 120

/**
 * A value that the service may leave out, send as `null` or leave empty (`""`, and `[]` for an
 * object). After parsing it is always `null`, also where markup turns out to hold no text. Readers
 * have one kind of "absent" (GraphQL's), and `?? fallback` works.
 */
export const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (isEmpty(value) ? null : value), schema.nullable().default(null))
    .transform((value) => (value === '' ? null : value))

/** A list that may be left out; after parsing it is always an array. */
export const list = <T extends z.ZodType>(schema: T) =>
  optional(z.array(schema)).transform((items) => items ?? [])

/**
 * Each item of a list must have a different value of a field: readers tell the items apart by it.
 */
export const eachOnce =
  <Field extends string>(field: Field) =>
  (items: readonly Readonly<Record<Field, string>>[], context: z.core.$RefinementCtx): void => {
    const seen = new Map<string, number>()
    items.forEach((item, index) => {
      const first = seen.get(item[field])
      seen.set(item[field], first ?? index)
      if (first === undefined) return
      const message = `each ${field} once; item [${first}] of the list has it too`
      context.addIssue({ code: 'custom', path: [index, field], message })
    })
  }

/** A {@link list} of items that have different values of a field. */
export const set = <Field extends string, T extends z.ZodType<Readonly<Record<Field, string>>>>(
  schema: T,
  field: Field,
) => optional(z.array(schema).superRefine(eachOnce(field))).transform((items) => items ?? [])

/** The values of a list without repetitions, which would show the same thing twice. */
export const unlike = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** A boolean, also as `0` or `1`; `fallback` is its value when the service says nothing. */
export const flag = (fallback: boolean) =>
  z.preprocess((value) => asBoolean(emptyToUndefined(value)), z.boolean().default(fallback))

/** A number that may come as text, as databases hand them to PHP. */
export const numeric = <T extends z.ZodType>(schema: T) => z.preprocess(asNumber, schema)

/** An element's id: a number or a string on the wire, always a string afterwards. */
export const id = z
  .union([
    z
      .string()
      .min(1)
      .refine((value) => plainLine(value) === value, 'an id without control characters'),
    z.int(),
  ])
  .transform(String)

const SLUG = '[a-z0-9]+(?:[-_][a-z0-9]+)*'

/** One segment of a path: lower-case letters, digits, hyphens and underscores. */
export const slug = z
  .string()
  .max(MAX_SLUG_LENGTH)
  .regex(new RegExp(`^${SLUG}$`), 'a slug: lower-case letters, digits, single hyphens')

/**
 * A slug that ends a page's address, or is a part of it. `x/index.html` is the file of the page
 * above. Servers use `404.html` as the answer to an address without a page.
 */
export const pageSlug = slug.regex(
  /^(?!(?:index|404)$)/,
  'a slug other than index and 404, which name files of the site',
)

/** A code that people print and type: letters, digits, dots, hyphens, underscores. */
export const code = z.preprocess(
  asText,
  z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9]+(?:[-._][A-Za-z0-9]+)*$/, 'a code: letters, digits, single separators'),
)

/** A site's handle: `ww`, or a language and a region, such as `de_eu` (requirements 2.1). */
export const siteHandle = z
  .string()
  .regex(/^[a-z]{2}(?:_[a-z]{2,4})?$/, 'a site handle such as ww or de_eu')

/** A name in the content model: a section, a form purpose, a page guard. */
export const handle = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/, 'a handle: a letter, then letters or digits')

/**
 * A country by its ISO 3166-1 code of two letters: `IT`. Codes that ISO has reserved or not
 * assigned are invalid.
 */
export const country = z
  .string()
  .refine(isCountry, { error: ({ input }) => countryExpected(String(input)) })

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)'
const DAYS = `${DAY}(?:-${DAY})?`
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'

/**
 * Days, and the hours when a place is open on them, as in the `openingHours` of schema.org:
 * `Mo-Fr 08:00-17:00`, `Sa,Su 09:00-12:00`. An end before the beginning is on the next day.
 */
export const openingHours = z
  .string()
  .regex(
    new RegExp(`^${DAYS}(?:,${DAYS})* ${TIME}-(?:${TIME}|24:00)$`),
    'days and hours such as Mo-Fr 08:00-17:00',
  )

/** A time zone by its name in IANA's database: `Europe/Rome`. */
export const timeZone = z.string().refine(isTimeZone, 'an IANA time zone such as Europe/Rome')

/** Another element by its id: an option of a filter list. */
export const reference = z.object({ id })

/** A line of plain text that is never interpreted as markup. */
export const text = z.string().superRefine(resolved(referenceInText)).transform(plainLine)

/** A line of plain text that must say something. */
export const requiredText = z.preprocess(
  (value) => (typeof value === 'string' ? plainLine(value) : value),
  z.string().regex(/\S/, 'a text that is not empty').superRefine(resolved(referenceInText)),
)

/** Plain text that is often a bare number: a measure, a year, a postal code. */
export const numeral = z.preprocess(asText, requiredText)

const phoneNumber = requiredText.refine(
  (value) => phoneHref(value) !== null,
  'a telephone number such as +39 055 555 0100',
)

/** A telephone number as people read it; parsing adds `href`, the URL that dials it. */
export const phone = z.codec(
  z.object({ number: phoneNumber }),
  z.object({ number: z.string(), href: z.string() }),
  { decode: (given) => dialled(given), encode: ({ number }) => ({ number }) },
)

/** A telephone number with the name of its service. */
export const labelledPhone = z.codec(
  z.object({ label: optional(text), number: phoneNumber }),
  z.object({ label: z.string().nullable(), number: z.string(), href: z.string() }),
  { decode: (given) => dialled(given), encode: ({ label, number }) => ({ label, number }) },
)

/**
 * Plain text of whole sentences. It keeps its line breaks, and its figures stay beside their units.
 */
export const prose = z
  .string()
  .superRefine(resolved(referenceInText))
  .transform((value) => bindUnits(trimmedText(value)))

/** Ten times the longest text of a site. Markup that is designed to be slow takes seconds. */
const MAX_MARKUP_LENGTH = 300_000

/** Text that editors write with markup; the parsed text holds only harmless elements. */
export const html = z
  .string()
  .max(MAX_MARKUP_LENGTH)
  .superRefine(resolved(referenceInMarkup))
  .transform((value) => bindUnits(sanitiseHtml(plainText(value))))

/** A URL that is not a reference: the content service should have replaced references. */
const resolvedUrl = z.string().refine((value) => !isReference(value), {
  error: 'an address, not a reference that the content service has to resolve',
  abort: true,
})

/** An absolute URL (http, https, mailto, tel) or a path on the content service's own host. */
export const url = z.preprocess(
  (value) => (typeof value === 'string' ? dialableAddress(value) : value),
  resolvedUrl
    .trim()
    .overwrite(withoutBlanks)
    .refine(
      (value) => addressKind(value) !== null,
      'an absolute web address or a path that starts with /, without blanks, backslashes and passwords',
    ),
)

/**
 * The URL of another service's page that is embedded in one of our pages. Its origin becomes
 * part of the security policy of the whole site.
 */
export const embedUrl = resolvedUrl.trim().refine((value) => framedUrl(value) !== null, {
  error: ({ input }) => expectedOfFramed(String(input)),
})

/** The URL of a film's file. */
const filmUrl = url.refine(
  (value) => filmServiceOf(value) === null,
  'the file of a film (MP4 or WebM); a page of YouTube or Vimeo is for a block of type embed',
)

/**
 * Years that editors can mean. The day after 9999-12-31 has no form that calendars and feeds know.
 */
const isMeant = (value: string) => /^(?:19|2\d)/.test(value)

/** A calendar day or an instant in ISO 8601; without an offset in the content's time zone. */
export const date = z.preprocess(
  asDateTime,
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .refine(isMeant, 'a date of the years 1900 to 2999'),
)

/** A date that may be absent. Databases and PHP have their own forms for this (`isNoDate`). */
export const optionalDate = z.preprocess(
  (value) => (isNoDate(value) ? null : value),
  optional(date),
)

const fraction = numeric(z.number().min(0).max(1))

/** A place in an image as fractions of its width and height; 0,0 is the top left corner. */
export const focus = z.object({ x: fraction, y: fraction })

/**
 * Image (requirements 3). `src` is the original; sizes are its pixels. Only an `ogImage` has `url`
 * (requirements 3, SEO): a cut for sharing, which is used unchanged. A picture is cropped to the
 * shape of its frame, with `focus` in view. A `whole` picture is never cropped: screens and drawings
 * have words and lines up to their edges.
 */
export const image = z
  .object({
    src: url,
    webp: optional(url),
    alt: optional(text).transform((value) => value ?? ''),
    title: optional(text),
    width: numeric(z.int().positive()),
    height: numeric(z.int().positive()),
    focus: optional(focus),
    whole: flag(false),
    url: z.preprocess(emptyToUndefined, url.nullish()),
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof image>

/** Media item (requirements 3): an image, or a video with its poster image. */
export const mediaItem = z
  .object({
    kind: z.enum(['image', 'video']),
    image: optional(image),
    sources: list(z.object({ src: filmUrl, type: requiredText })),
    caption: optional(text),
  })
  .meta({ id: 'MediaItem' })
export type MediaItem = z.infer<typeof mediaItem>

/**
 * The URL of a file to download. The website offers files of the content service's own host
 * itself (function `document`).
 */
export const fileUrl = url.refine((value) => {
  const { kind, href = '' } = webAddress(value) ?? {}
  return kind !== 'path' || contentFile(href.replace(/[?#].*$/s, '')) !== null
}, 'a file that visitors may take away: no page, script or hidden name, its folders and name in UTF-8')

/** A file to download; `size` in bytes. */
export const document = z
  .object({
    title: requiredText,
    url: fileUrl,
    type: optional(text),
    size: optional(numeric(z.int().nonnegative())),
    language: optional(text),
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof document>

const NAME = '[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*'

/**
 * The position of an entry in its section: its slug, `category/slug` for a product, or the handle
 * of a fixed page.
 */
export const slugPath = z
  .string()
  .max(2 * MAX_SLUG_LENGTH + 1)
  .regex(new RegExp(`^${NAME}(?:/${NAME})?$`), 'a slug, or two with a slash between them')

/** A reference to another page of the same site: its content section and, where it has one, its slug path. */
export const pageReference = z
  .object({ section: handle, slug: optional(slugPath) })
  .meta({ id: 'PageReference' })
export type PageReference = z.infer<typeof pageReference>

/** Call to action (requirements 3): exactly one of URL, file and page is expected. */
export const callToAction = z
  .object({
    label: requiredText,
    actionUrl: optional(url),
    actionFile: optional(document),
    actionPage: optional(pageReference),
  })
  .meta({ id: 'CallToAction' })
export type CallToAction = z.infer<typeof callToAction>

/** SEO (requirements 3). `metaTitle` is used without the suffix. */
export const seo = z
  .object({
    metaTitle: optional(text),
    description: optional(text),
    ogImage: optional(image),
    noIndex: flag(false),
  })
  .meta({ id: 'Seo' })
export type Seo = z.infer<typeof seo>

/**
 * An entry's versions in other sites: site handle → slug path within its section
 * (for a product `category/slug`). Its own site may be listed too.
 */
export const translations = optional(z.record(siteHandle, optional(slugPath))).transform(
  (value) => {
    const entries = Object.entries(value ?? {})
    return Object.fromEntries(
      entries.flatMap(([site, path]) => (path === null ? [] : [[site, path]])),
    )
  },
)
export type Translations = z.infer<typeof translations>
