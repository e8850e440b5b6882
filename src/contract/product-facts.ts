import { z } from 'zod'
import {
  address,
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
 * What a buyer wants to know beside the machine itself: delivery time, warranty, training. Facts of the same `key`
 * are one: what a category says of it takes the place of the default, and what a product says that of its
 * category, field by field. Shown when a title and a text are there in the end.
 */
export const productFact = z
  .object({
    key: handle,
    title: optional(text),
    text: optional(prose),
    /** Where more is told of it: an address, or a page of the site. */
    actionUrl: optional(address),
    actionPage: optional(pageReference),
    /** The id of an element of that page: the key of a question. */
    anchor: optional(handle),
    /** Not shown: it does not apply here. */
    hidden: flag(false),
  })
  .meta({ id: 'ProductFact' })
export type ProductFact = z.infer<typeof productFact>

/** The facts that all products of a site share, in the order in which they are shown, below a title. */
export const productFacts = z
  .object({ title: requiredText, facts: list(productFact) })
  .meta({ id: 'ProductFacts' })
