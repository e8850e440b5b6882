import { readQuery } from '../../routes'

/**
 * The subject of a form, by the names of the forms' fields. The URL of a form's page has the same
 * names: `/contacts/quotation?product=Arcus+350&version=Arcus+350+T`. The field `subject` is the
 * title of the job, event or tender that leads there.
 */
export type EnquiryFields = Readonly<Partial<Record<'product' | 'version' | 'subject', string>>>

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
