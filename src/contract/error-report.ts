import { z } from 'zod'
import { webAddress } from './web-address'

/** Limits in characters; the whole report is a few kilobytes at most. */
const MOST = { name: 60, message: 300, stack: 2000, part: 60, page: 300 } as const

/**
 * A path of the site as in `location.pathname`: without query and fragment, which may hold a
 * visitor's input.
 */
const pagePath = z
  .string()
  .max(MOST.page)
  .refine((path) => {
    const read = webAddress(path)
    return read?.kind === 'path' && read.href === path && !/[?#]/.test(path)
  })

/** A browser's report of an error: nothing about the visitor (requirements D6). */
export const errorReport = z.strictObject({
  name: z.string().max(MOST.name),
  message: z.string().max(MOST.message),
  /** The position in the code, if the browser gives it. */
  stack: z.string().max(MOST.stack),
  /** The part of the page that failed, by its name in the code. */
  part: z.string().max(MOST.part),
  page: pagePath,
  /** The version of the site's code. */
  version: z.string().regex(/^[\w-]{0,64}$/),
})

export type ErrorReport = z.infer<typeof errorReport>
