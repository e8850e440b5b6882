import { z } from 'zod'
import {
  callToAction,
  code,
  document,
  fileUrl,
  handle,
  html,
  id,
  image,
  list,
  mediaItem,
  numeral,
  numeric,
  optional,
  optionalDate,
  prose,
  reference,
  requiredText,
  seo,
  pageSlug,
  set,
  text,
  translations,
  unlike,
} from './fields'
import { outline } from './outline'
import { productFact } from './product-facts'

/** One figure that sells: `label` 'Blade diameter', `value` '625', `unit` 'mm'. */
export const figure = z
  .object({ label: requiredText, value: numeral, unit: optional(text) })
  .meta({ id: 'Figure' })
export type Figure = z.infer<typeof figure>

/** The meaning that figures of different names share: `toolPower`, 'Blade or spindle power'. */
const figureMeaning = z.object({ key: handle, label: requiredText }).meta({ id: 'FigureMeaning' })

/**
 * A figure that visitors can choose a product by. `key` is the same in all sites and languages,
 * while `label` is translated. It is in the addresses of the filtered catalogue (`bladeDiameter`).
 * Figures with one `meaning` are one row of a comparison and one range of the filters.
 */
export const keyFigure = figure
  .extend({ key: optional(handle), meaning: optional(figureMeaning) })
  .meta({ id: 'KeyFigure' })
export type KeyFigure = z.infer<typeof keyFigure>

/** A version of a product (requirements 3), for example with another number of axes. */
export const productVersion = z
  .object({
    code,
    title: requiredText,
    abstract: optional(prose),
    typologies: list(reference),
    figures: list(keyFigure),
  })
  .meta({ id: 'ProductVersion' })
export type ProductVersion = z.infer<typeof productVersion>

/** The category that a product's address goes through. */
const categoryReference = z
  .object({ id, code, slug: pageSlug, title: requiredText })
  .meta({ id: 'CategoryReference' })

/** A product as lists show it (requirements 3), an item of `{site}/products/{code}.json`. */
export const product = z
  .object({
    id,
    code,
    section: handle,
    title: requiredText,
    slug: pageSlug,
    category: categoryReference,
    abstract: optional(prose),
    image: optional(image),
    figures: list(keyFigure),
    businessUnits: list(reference),
    materials: list(reference),
    typologies: list(reference),
    industries: list(reference),
    processes: list(reference),
    versions: set(productVersion, 'code'),
    dateIntroduced: optionalDate,
    translations,
    /** When editors last changed it; in a list as for entries (`summary` of `entries.ts`). */
    dateUpdated: optionalDate,
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

/** A paragraph of the product page with its own picture, and the figures that prove it. */
const productFeature = z
  .object({
    title: requiredText,
    text: html,
    image: optional(image),
    figures: list(keyFigure),
  })
  .meta({ id: 'ProductFeature' })

const measure = numeric(z.number().positive())
/** More than any machine has, and few enough to draw. */
const MAX_SUPPORTS = 1000
const count = numeric(z.int().positive().max(MAX_SUPPORTS))

/**
 * The size of a machine, for its dimension drawing. Sizes are in millimetres and the weight is in
 * kilograms, in every site.
 */
export const productDimensions = z
  .object({
    /** The code of the version, or of a product without versions. */
    code,
    length: measure,
    width: measure,
    height: measure,
    weight: optional(measure),
    /**
     * The area that the machine works on, seen from above. Without a length, as for a belt, it is
     * as long as the machine.
     */
    workingArea: optional(
      z
        .object({ label: requiredText, length: optional(measure), width: measure })
        .meta({ id: 'WorkingArea' }),
    ),
    /**
     * The points that the machine stands on, in a grid around its middle seen from above. Loads are
     * in kilonewtons.
     */
    supports: optional(
      z
        .object({
          along: count,
          across: count,
          /** From one point to the next, along the machine and across it. */
          spacingAlong: measure,
          spacingAcross: measure,
          /** The most that one point carries while the machine works. */
          load: measure,
        })
        .meta({ id: 'Supports' }),
    ),
  })
  .meta({ id: 'ProductDimensions' })
export type ProductDimensions = z.infer<typeof productDimensions>

/** A product with all that its page shows, `{site}/products/{category}/{slug}.json`. */
export const productDetail = product
  .extend({
    claim: optional(text),
    description: optional(html),
    gallery: list(mediaItem),
    features: list(productFeature),
    documents: list(document),
    relatedProducts: list(code).transform(unlike),
    actions: list(callToAction),
    /** Facts that override those of its category. */
    facts: list(productFact),
    /** For each version that has them. */
    dimensions: set(productDimensions, 'code'),
    /** For the dimension drawings of all versions; without it they show boxes. */
    outline: optional(outline),
    seo: optional(seo),
  })
  .meta({ id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof productDetail>

/** A product category with all that its page shows, `{site}/productsCategories/{code}.json`. */
export const productCategory = z
  .object({
    id,
    code,
    slug: pageSlug,
    title: requiredText,
    section: handle,
    claim: optional(text),
    abstract: optional(prose),
    description: optional(html),
    image: optional(image),
    businessUnits: list(reference),
    /** Facts that override those of all products (`globalConfigs`). */
    facts: list(productFact),
    seo: optional(seo),
    dateUpdated: optionalDate,
    translations,
  })
  .meta({ id: 'ProductCategory' })
export type ProductCategory = z.infer<typeof productCategory>

/**
 * One line of technical data; `value` is already written for the site's locale. A comparison puts
 * lines with the same meaning, or else the same key, in one row.
 */
const technicalValue = keyFigure.extend({})

/** Answer of the product-data service, `/{code}` with the site in the query (requirements 7). */
export const productData = z
  .object({
    code,
    groups: list(
      z
        .object({ title: requiredText, rows: list(technicalValue.meta({ id: 'TechnicalValue' })) })
        .meta({ id: 'TechnicalGroup' }),
    ),
    dataSheet: optional(fileUrl),
  })
  .meta({ id: 'ProductData' })
export type ProductData = z.infer<typeof productData>
