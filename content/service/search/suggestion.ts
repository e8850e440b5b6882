import type { Reading } from './query'

/** A query with its misspelt words as they may have been meant; `null` when there are none. */
export function correctedQuery(query: string, reading: Reading | undefined): string | null {
  const corrections = new Map(
    (reading?.concepts ?? []).flatMap(({ typed, correction }) =>
      correction === null ? [] : [[typed, correction]],
    ),
  )
  if (corrections.size === 0) return null
  return query.trim().replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const correction = corrections.get(word.normalize('NFKC').toLowerCase())
    return correction ?? word
  })
}
