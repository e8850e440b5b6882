import { z } from 'zod'
import {
  url,
  code,
  country,
  date,
  embedUrl,
  handle,
  openingHours,
  requiredText,
  slug,
  timeZone,
} from '../../../src/contract'
import {
  actionField,
  documentField,
  idField,
  imageField,
  keysField,
  mediaField,
  quantityField,
  refField,
  seoField,
  videoField,
} from './common-schemas'

const actions = z.array(actionField).default([])
const preTitle = z.string().optional()
const title = z.string().optional()
const text = z.string().optional()

const blockField = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hero'),
    preTitle,
    title: requiredText,
    text,
    image: imageField.optional(),
    video: videoField.optional(),
    actions,
  }),
  z.strictObject({
    type: z.literal('figures'),
    title,
    figures: z.array(
      z.strictObject({ label: requiredText, value: quantityField, unit: z.string().optional() }),
    ),
  }),
  z.strictObject({
    type: z.literal('teasers'),
    preTitle,
    title,
    teasers: z.array(
      z.strictObject({
        preTitle,
        title: requiredText,
        text,
        image: imageField.optional(),
        action: actionField.optional(),
      }),
    ),
  }),
  z.strictObject({
    type: z.literal('story'),
    preTitle,
    title: requiredText,
    text: requiredText,
    image: imageField.optional(),
    action: actionField.optional(),
  }),
  z.strictObject({ type: z.literal('products'), preTitle, title, products: z.array(refField) }),
  z.strictObject({ type: z.literal('categories'), preTitle, title, text }),
  z.strictObject({ type: z.literal('callToAction'), title: requiredText, text, actions }),
  z.strictObject({ type: z.literal('text'), title, text: requiredText }),
  z.strictObject({
    type: z.literal('quote'),
    text: requiredText,
    author: z.string().optional(),
    role: z.string().optional(),
    image: imageField.optional(),
  }),
  z.strictObject({ type: z.literal('image'), image: imageField, caption: z.string().optional() }),
  z.strictObject({ type: z.literal('gallery'), title, items: z.array(mediaField) }),
  z.strictObject({ type: z.literal('video'), title, video: videoField }),
  z.strictObject({
    type: z.literal('comparison'),
    title,
    text,
    columns: z.array(requiredText),
    rows: z.array(z.strictObject({ label: requiredText, values: z.array(z.string()) })),
  }),
  z.strictObject({
    type: z.literal('steps'),
    preTitle,
    title,
    steps: z.array(
      z.strictObject({ title: requiredText, text: requiredText, image: imageField.optional() }),
    ),
  }),
  z.strictObject({ type: z.literal('downloads'), title, documents: z.array(documentField) }),
  z.strictObject({
    type: z.literal('faq'),
    title,
    questions: z.array(z.strictObject({ key: slug, question: requiredText, answer: requiredText })),
  }),
  z.strictObject({ type: z.literal('entries'), preTitle, title, entries: z.array(refField) }),
  z.strictObject({
    type: z.literal('timeline'),
    title,
    milestones: z.array(
      z.strictObject({
        year: z.union([z.string(), z.int()]).transform(String),
        title: requiredText,
        text,
        image: imageField.optional(),
        /** Keys of `filters/timelineMilestonesCategories.yaml`. */
        categories: keysField,
      }),
    ),
  }),
  z.strictObject({ type: z.literal('form'), title, text, code }),
  z.strictObject({ type: z.literal('serviceHours'), title, text, actions }),
  z.strictObject({
    type: z.literal('embed'),
    title: requiredText,
    provider: requiredText,
    address: embedUrl,
  }),
])
export type BlockField = z.infer<typeof blockField>

/** `entries/<page>.yaml` and `entries/<section>/<name>.yaml` as one site sees them. */
export const entryFile = z.strictObject({
  id: idField,
  title: requiredText,
  slug: slug.optional(),
  type: handle.optional(),
  preTitle,
  abstract: text,
  image: imageField.optional(),
  date: date.optional(),
  endDate: date.optional(),
  /** Held when enough people ask for it; listed under `onrequest`. */
  onRequest: z.boolean().default(false),
  place: z.string().optional(),
  country: country.optional(),
  deadline: date.optional(),
  /** The state of a tender or project; `status` tells whether the file is published. */
  state: z.enum(['open', 'closed']).optional(),
  /** `list/key` of a filter list, for example `pressCategories/fairs`. */
  categories: z.array(z.string()).default([]),
  document: documentField.optional(),
  documents: z.array(documentField).default([]),
  externalUrl: url.optional(),
  body: z.string().optional(),
  blocks: z.array(blockField).default([]),
  gallery: z.array(mediaField).default([]),
  facts: z.array(z.strictObject({ label: requiredText, value: requiredText })).default([]),
  actions,
  guard: handle.optional(),
  seo: seoField.optional(),
  /** The time of the last change; an editor writes it. */
  dateUpdated: date.optional(),
})
export type EntryFile = z.infer<typeof entryFile>

/** `locations/<section>/<name>.yaml` as one site sees it. Coordinates in degrees, WGS 84. */
export const locationFile = z.strictObject({
  id: idField,
  title: requiredText,
  type: handle.optional(),
  country,
  town: requiredText,
  postalCode: z.string().optional(),
  street: z.string().optional(),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  phones: z.array(z.string()).default([]),
  emails: z.array(z.email()).default([]),
  services: z.array(z.string()).default([]),
  areas: z.array(z.string()).default([]),
  googleMapsDirections: url.optional(),
  /** In the notation of schema.org: `Mo-Fr 08:00-17:00`. */
  openingHours: z.array(openingHours).default([]),
  /** When the technical service can be called beyond these hours. */
  onCallHours: z.array(openingHours).default([]),
  timeZone: timeZone.optional(),
})
export type LocationFile = z.infer<typeof locationFile>
