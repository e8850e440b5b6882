import { z } from 'zod'
import { flag, list } from './fields'
import { addressKind } from './web-address'

/** The address of an answer below its site, without a query: `/entries/newsAndEvents/fair.json`. */
const answerPath = z
  .string()
  .regex(/^\/[^?#]+\.json$/, 'an address below the site, from its slash to .json')
  .meta({ id: 'AnswerPath' })

/** A file on the service's own host: `/media/arcus.jpg`. */
const filePath = z
  .string()
  .refine((value) => addressKind(value) === 'path', 'a path that starts with one slash')
  .meta({ id: 'FilePath', pattern: '^/(?!/)' })

/** The changes of a site since an earlier moment: `{site}/changes.json?since=`. */
export const changes = z
  .object({
    /** The time of this answer, to be sent back as `since`: any text that the service chooses. */
    until: z.string().regex(/\S/, 'a text that is not empty'),
    /** Whether all changes are named; false without `since`, or when that is too long ago. */
    complete: flag(false),
    /** Answers that changed, appeared or disappeared. Too many do no harm. */
    addresses: list(answerPath),
    /** Images, films and icons that were replaced at their address. */
    files: list(filePath),
  })
  .meta({ id: 'Changes' })
export type Changes = z.infer<typeof changes>
