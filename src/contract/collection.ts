import { z } from 'zod'
import { optional } from './fields'

/** Where a page of a collection stands in the whole, as Craft's Element API says it. */
export const pagination = z
  .object({
    total: z.int().nonnegative(),
    count: z.int().nonnegative(),
    per_page: z.int().positive(),
    current_page: z.int().positive(),
    total_pages: z.int().nonnegative(),
    links: z
      .object({ next: optional(z.string()), previous: optional(z.string()) })
      .nullish()
      .transform((value) => value ?? { next: null, previous: null }),
  })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof pagination>

/** A collection answer: `data` with `meta.pagination`. A list that is not paged has no `meta`. */
export const collection = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: optional(z.object({ pagination: optional(pagination) })),
  })

/** The body of every error answer; `code` equals the HTTP status. */
export const errorBody = z
  .object({ error: z.object({ code: z.int(), message: z.string() }) })
  .meta({ id: 'Error' })
