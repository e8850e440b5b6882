import { readQuery } from '../../routes'
import type { FormSubject } from './form-subject'

/** More is no name of anything; the address may come from anywhere. */
const LONGEST = 200

/**
 * What the address of the page asks about, for a form that is opened by a link from elsewhere.
 * Nothing else of an address reaches a form, least of all a consent.
 */
export function addressedSubject(): FormSubject {
  const query = readQuery(window.location.search)
  const value = (name: keyof FormSubject) => query.get(name)?.trim().slice(0, LONGEST)
  return { product: value('product'), version: value('version'), subject: value('subject') }
}
