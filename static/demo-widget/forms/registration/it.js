import { texts as shared } from '../shared-texts/it.js'

export { fields } from '../registration.js'

/** What a registration asks, in Italian. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    subject: 'Webinar, workshop o corso',
    participants: 'Chi partecipa (facoltativo)',
  },
  hints: {
    ...shared.hints,
    participants: 'Nomi e mansioni, se siete in più',
  },
}
