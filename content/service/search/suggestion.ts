import type { Reading } from './query'

/** Begins with a capital letter if the replaced word does. */
const cased = (correction: string, typed: string): string =>
  /^\p{Lu}/u.test(typed) ? correction.charAt(0).toUpperCase() + correction.slice(1) : correction

/** A query with its misspelt words corrected; `null` when there are none. */
export function correctedQuery(query: string, reading: Reading | undefined): string | null {
  const corrections = new Map(
    (reading?.concepts ?? []).flatMap(({ typed, correction }) =>
      correction === null ? [] : [[typed, correction]],
    ),
  )
  if (corrections.size === 0) return null
  return query.trim().replace(/[\p{L}\p{M}\p{N}]+/gu, (typed) => {
    const correction = corrections.get(typed.normalize('NFKC').toLowerCase())
    return correction === undefined ? typed : cased(correction, typed)
  })
}
