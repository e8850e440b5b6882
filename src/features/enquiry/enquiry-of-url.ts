import { readQuery } from '../../routes'
import type { EnquiryFields } from './enquiry-fields'

/** Longer values are no names; anybody may have written the URL. */
const LONGEST = 200

/**
 * The subject in the URL of the page, for a form that is opened by a link from elsewhere. No other
 * value of the URL is passed to a form, least of all a consent.
 */
export function enquiryOfUrl(): EnquiryFields {
  const query = readQuery(window.location.search)
  const value = (name: keyof EnquiryFields) => query.get(name)?.trim().slice(0, LONGEST)
  return { product: value('product'), version: value('version'), subject: value('subject') }
}
