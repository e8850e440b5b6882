import { z } from 'zod'
import {
  url,
  flag,
  handle,
  list,
  optional,
  pageReference,
  prose,
  requiredText,
  text,
} from './fields'

/**
 * A fact that a buyer wants to know in addition to the machine itself: delivery time, warranty,
 * training. Facts with the same `key` are merged field by field. A category overrides the default,
 * and a product overrides its category. A fact is shown if the result has a title and a text.
 */
export const productFact = z
  .object({
    key: handle,
    title: optional(text),
    text: optional(prose),
    /** The source of more information: an address, or a page of the site. */
    actionUrl: optional(url),
    actionPage: optional(pageReference),
    /** The id of an element of that page: the key of a question. */
    anchor: optional(handle),
    /** Not shown: it does not apply here. */
    hidden: flag(false),
  })
  .meta({ id: 'ProductFact' })
export type ProductFact = z.infer<typeof productFact>

/** The facts that all products of a site share, in the order on the page, below a title. */
export const productFacts = z
  .object({ title: requiredText, facts: list(productFact) })
  .meta({ id: 'ProductFacts' })
