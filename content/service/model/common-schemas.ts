import { z } from 'zod'
import { url, handle, requiredText } from '../../../src/contract'

/** Schemas of parts that several kinds of files share, as one site sees them (already localised). */

/** An image by its file name below `media/`, with details that the picture itself does not contain. */
export const imageField = z.union([
  z.string().min(1),
  z.strictObject({
    file: z.string().min(1),
    alt: z.string().optional(),
    title: z.string().optional(),
    focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).optional(),
  }),
])
export type ImageField = z.infer<typeof imageField>

/** A video by its files below `media/`, best format first, with its poster picture. */
export const videoField = z.strictObject({
  poster: imageField,
  files: z.array(z.string().min(1)).min(1),
  caption: z.string().optional(),
})
export type VideoField = z.infer<typeof videoField>

/** A picture, or a video with its poster. */
export const mediaField = z.union([imageField, z.strictObject({ video: videoField })])
export type MediaField = z.infer<typeof mediaField>

/** A file to download. Without `url` it is a PDF that the service writes from the texts around it. */
export const documentField = z.strictObject({ title: requiredText, url: url.optional() })
export type DocumentField = z.infer<typeof documentField>

/** A file's reference to another: its path without extension, such as `products/arcus-350`. */
export const refField = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9-]*(?:\/[A-Za-z0-9._-]+)*$/,
    'the path of a content file, such as products/arcus-350',
  )

/** A button: exactly one of `page` and `url` is its target. */
export const actionField = z.strictObject({
  label: requiredText,
  page: refField.optional(),
  url: url.optional(),
})
export type ActionField = z.infer<typeof actionField>

/** A number with its unit, `625 mm`, a plain number, or words. */
export const quantityField = z.union([z.string().min(1), z.number()])

/** Figures by their term in the glossary: `bladeDiameter: 625 mm`. */
export const figuresField = z.record(z.string(), quantityField)
export type FiguresField = z.infer<typeof figuresField>

/** A fact of a product. Fields that a file leaves out keep the value of all products or of the category. */
export const productFactField = z.strictObject({
  key: handle,
  title: z.string().optional(),
  text: z.string().optional(),
  page: refField.optional(),
  url: url.optional(),
  anchor: handle.optional(),
  hidden: z.boolean().default(false),
})
export type ProductFactField = z.infer<typeof productFactField>

/** Metadata of a page. */
export const seoField = z.strictObject({
  metaTitle: z.string().optional(),
  description: z.string().optional(),
  ogImage: imageField.optional(),
  noIndex: z.boolean().optional(),
})
export type SeoField = z.infer<typeof seoField>

/**
 * Ids: a file may set one (as the numeric strings of a database); otherwise it comes from the file's path.
 */
export const idField = z.union([z.string().min(1), z.number().transform(String)]).optional()

/** Keys of a filter list. */
export const keysField = z.array(z.string()).default([])
