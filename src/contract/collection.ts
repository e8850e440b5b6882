import { z } from 'zod'
import { numeric, optional } from './fields'

/** The position of a page in its collection, in the form of Craft's Element API. */
export const pagination = z
  .object({
    total: numeric(z.int().nonnegative()),
    count: numeric(z.int().nonnegative()),
    per_page: numeric(z.int().positive()),
    current_page: numeric(z.int().positive()),
    total_pages: numeric(z.int().nonnegative()),
    links: optional(
      z.object({ next: optional(z.string()), previous: optional(z.string()) }),
    ).transform((value) => value ?? { next: null, previous: null }),
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
