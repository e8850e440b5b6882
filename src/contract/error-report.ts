import { z } from 'zod'
import { webAddress } from './web-address'

/** How much may be said, in characters; the whole report is a few kilobytes at most. */
const MOST = { name: 60, message: 300, stack: 2000, part: 60, page: 300 } as const

/** A path of the site as `location.pathname` has it: without query and fragment, which may hold what a visitor has typed. */
const pagePath = z
  .string()
  .max(MOST.page)
  .refine((path) => {
    const read = webAddress(path)
    return read?.kind === 'path' && read.href === path && !/[?#]/.test(path)
  })

/** What a browser says of something that broke: nothing of the visitor (requirements D6). */
export const errorReport = z.strictObject({
  name: z.string().max(MOST.name),
  message: z.string().max(MOST.message),
  /** Where in the code, as far as the browser tells. */
  stack: z.string().max(MOST.stack),
  /** The part of the page that broke, as the code names it. */
  part: z.string().max(MOST.part),
  page: pagePath,
  /** The version of the site's code. */
  version: z.string().regex(/^[\w-]{0,64}$/),
})

export type ErrorReport = z.infer<typeof errorReport>
