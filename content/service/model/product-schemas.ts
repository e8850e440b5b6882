import { z } from 'zod'
import { code, date, outline, requiredText, slug } from '../../../src/contract'
import {
  actionField,
  documentField,
  figuresField,
  idField,
  imageField,
  keysField,
  mediaField,
  productFactField,
  refField,
  seoField,
} from './common-schemas'

/** The sections with products as entries (requirements 2.2). */
export const productSections = [
  'machines',
  'plants',
  'sustainableMaterials',
  'software',
  'technologies',
] as const

/** Technical data: groups and rows by their terms in the glossary. */
export const technicalDataField = z.record(z.string(), figuresField)
export type TechnicalDataField = z.infer<typeof technicalDataField>

const versionField = z.strictObject({
  code,
  title: requiredText,
  abstract: z.string().optional(),
  typologies: keysField,
  figures: figuresField.default({}),
  technicalData: technicalDataField.default({}),
})

/** `products/*.yaml` as one site sees it. `slug` and `image` follow from the file's name when absent. */
export const productFile = z.strictObject({
  code,
  category: refField,
  section: z.enum(productSections).default('machines'),
  order: z.number().default(100),
  id: idField,
  title: requiredText,
  slug: slug.optional(),
  image: imageField.optional(),
  gallery: z.array(mediaField).optional(),
  claim: z.string().optional(),
  abstract: requiredText,
  description: z.string().optional(),
  figures: figuresField.default({}),
  features: z
    .array(
      z.strictObject({
        title: requiredText,
        text: requiredText,
        image: imageField.optional(),
        /** Rows of the technical data, by their terms. */
        figures: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  businessUnits: keysField,
  materials: keysField,
  typologies: keysField,
  industries: keysField,
  processes: keysField,
  versions: z.array(versionField).default([]),
  /** Documents in addition to the data sheets, which the service writes for every version. */
  documents: z.array(documentField.required()).default([]),
  relatedProducts: z.array(code).default([]),
  technicalData: technicalDataField.default({}),
  actions: z.array(actionField).default([]),
  facts: z.array(productFactField).default([]),
  seo: seoField.optional(),
  dateIntroduced: date.optional(),
  dateUpdated: date.optional(),
})
export type ProductFile = z.infer<typeof productFile>

/** `outlines/*.yaml`: the line drawing of the product with the same file name. */
export const outlineFile = z.strictObject(outline.shape)

/** `categories/*.yaml` as one site sees it. `singular` names one machine of it in texts for images. */
export const categoryFile = z.strictObject({
  code,
  id: idField,
  order: z.number().default(100),
  title: requiredText,
  singular: requiredText,
  slug,
  claim: z.string().optional(),
  abstract: z.string().optional(),
  description: z.string().optional(),
  image: imageField.optional(),
  businessUnits: keysField,
  /** Figures that its products are compared by besides their own key figures, by their terms. */
  figures: z.array(z.string()).default([]),
  facts: z.array(productFactField).default([]),
  seo: seoField.optional(),
  dateUpdated: date.optional(),
})
export type CategoryFile = z.infer<typeof categoryFile>
