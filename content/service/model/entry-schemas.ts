import { z } from 'zod'
import { address, date, handle, requiredText, slug } from '../../../src/contract'
import {
  actionField,
  countryField,
  idField,
  imageField,
  quantityField,
  refField,
  seoField,
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
  /** `list/key` of a filter list, for example `pressCategories/fairs`. */
  categories: z.array(z.string()).default([]),
  document: z
    .strictObject({ title: requiredText, url: address, type: z.string().optional() })
    .optional(),
  externalUrl: address.optional(),
  body: z.string().optional(),
  blocks: z.array(blockField).default([]),
  gallery: z.array(imageField).default([]),
  guard: handle.optional(),
  seo: seoField.optional(),
})
export type EntryFile = z.infer<typeof entryFile>

/** `locations/<section>/<name>.yaml` as one site sees it. Coordinates in degrees, WGS 84. */
export const locationFile = z.strictObject({
  id: idField,
  title: requiredText,
  type: handle.optional(),
  country: countryField,
  town: requiredText,
  postalCode: z.string().optional(),
  street: z.string().optional(),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  phones: z.array(z.string()).default([]),
  emails: z.array(z.email()).default([]),
  services: z.array(z.string()).default([]),
  areas: z.array(z.string()).default([]),
  googleMapsDirections: address.optional(),
})
export type LocationFile = z.infer<typeof locationFile>
