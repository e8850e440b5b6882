import { differences, identityText, type Listed } from '../../contract'
import type { Problems } from '../problems'

/**
 * Notes in `problems` that an answer differs from the list that names its address.
 *
 * @returns whether it differs
 */
export function mismatches(
  listed: Listed,
  answered: Listed,
  place: { readonly site: string; readonly address: string },
  problems: Problems,
): boolean {
  const reasons = differences(listed, answered).map(({ field, listed: wanted, answered: got }) =>
    field === 'id'
      ? `the list names ${identityText(listed)}, its address answers ${identityText(answered)}`
      : `the list says ${field} "${wanted}" of ${identityText(listed)}, its address answers ${got === null ? 'none' : `"${got}"`}`,
  )
  if (reasons.length > 0) problems.add({ code: 'mismatch', ...place, status: null, reasons })
  return reasons.length > 0
}
