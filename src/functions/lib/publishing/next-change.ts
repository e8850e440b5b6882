import { z } from 'zod'
import type { Deadline } from '../../../content-client'
import { requiredVariable } from '../environment'

/** The file of a build with the day of the next build. */
export const NEXT_CHANGE_PATH = '/next-change.json'

/**
 * The day when pages change by themselves: from its beginning in UTC, because builds count days in
 * UTC.
 */
const nextChangeFile = z.strictObject({ nextChange: z.iso.date().nullable() })

/** The file for a day. */
export const nextChangeText = (nextChange: string | null): string =>
  `${JSON.stringify({ nextChange } satisfies z.infer<typeof nextChangeFile>)}\n`

/**
 * When the published pages change by themselves, in milliseconds since 1970; `null` for never.
 *
 * @throws when the site (`URL`, which Netlify sets) does not answer with it in time
 */
export async function readNextChange({ signal }: Deadline): Promise<number | null> {
  const response = await fetch(new URL(NEXT_CHANGE_PATH, requiredVariable('URL')), {
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new Error(`${NEXT_CHANGE_PATH} was answered with ${response.status}.`)
  const { nextChange } = nextChangeFile.parse(await response.json())
  return nextChange === null ? null : Date.parse(nextChange)
}
